import { dirname } from 'node:path';
import { parseData } from './data-file.ts';
import { type Range, WHOLE_FILE } from './diagnostic.ts';
import { readSource } from './source-file.ts';
import type { Span } from './span-location.ts';
import type { Path } from './value-path.ts';

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
 * The place of a key's value. The file is read again for it: places are not kept, and nearly no page has
 * such a fault.
 *
 * @returns the whole file if it cannot be read any more.
 */
export function addressLocation(origin: PageOrigin, key: AddressKey): Range {
  return valueLocation(origin, key[0] === 'translationOf' ? key : [...origin.under, ...key]);
}

/** The place of any value of the file, or of a stretch of it; the whole file if it cannot be read any more. */
export function valueLocation({ path }: Pick<PageOrigin, 'path'>, way: Path, span?: Span): Range {
  const { source } = readSource(path, { cwd: dirname(path) });
  if (!source) return WHOLE_FILE;
  return parseData(source).locate(way, 'value', span);
}
