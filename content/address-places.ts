import { dirname } from 'node:path';
import { type Range, WHOLE_FILE } from './diagnostic.ts';
import { readSource } from './source-file.ts';
import type { Path } from './value-path.ts';
import { parseYamlDocument } from './yaml-document.ts';

/** A file that declares a page, and where in it the keys of its addresses stand. */
export interface PageOrigin {
  /** Absolute path of the file. */
  path: string;
  /** Way to the map that holds `canonical` and `aliases`. */
  under: Path;
}

/** A key of a page whose faults only all pages together can show. */
export type AddressKey = ['canonical'] | ['translationOf'] | ['aliases', number];

/**
 * The place of a key's value. The file is parsed again for it, in full: that takes several times as
 * long as reading a landing, and nearly no page has such a fault.
 *
 * @returns the whole file if it cannot be read any more.
 */
export function addressPlace({ path, under }: PageOrigin, key: AddressKey): Range {
  const { source } = readSource(path, { cwd: dirname(path) });
  if (!source) return WHOLE_FILE;
  const way = key[0] === 'translationOf' ? key : [...under, ...key];
  return parseYamlDocument(source.text).locate(way, 'value');
}
