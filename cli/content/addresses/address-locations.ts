import { dirname } from 'node:path';
import { parseData } from '../data-file.ts';
import { type Range, WHOLE_FILE } from '../diagnostic.ts';
import { readSource } from '../source-file.ts';
import type { Span } from '../span-location.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** A file that declares a page, and the position of its address keys. */
export interface PageOrigin {
  /** Absolute path of the file. */
  path: string;
  /** Path of the map with `canonical` and `aliases`. */
  under: Path;
}

/** A key of a page that is checked across pages. */
export type AddressKey = ['canonical'] | ['translationOf'] | ['aliases', number] | ['noindex'];

/**
 * The position of a key's value. The file is parsed again: positions are not kept, and such findings are rare.
 *
 * @returns the whole file if it can no longer be read.
 */
export function addressLocation(origin: PageOrigin, key: AddressKey): Range {
  return valueLocation(origin, key[0] === 'translationOf' ? key : [...origin.under, ...key]);
}

/** Positions of the values of one file, which is parsed at most once: for findings that may be many. */
export function valueLocations(path: string): (way: Path, span?: Span) => Range {
  let locate: Locate | undefined;
  return (way, span) => {
    if (!locate) {
      const { source } = readSource(path, { cwd: dirname(path) });
      locate = source ? parseData(source).locate : () => WHOLE_FILE;
    }
    return locate(way, 'value', span);
  };
}

/** The position of any value of the file, or of a span in it; the whole file if it can no longer be read. */
export function valueLocation({ path }: Pick<PageOrigin, 'path'>, way: Path, span?: Span): Range {
  return valueLocations(path)(way, span);
}
