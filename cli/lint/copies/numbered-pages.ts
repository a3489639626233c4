import type { SortedNames } from '../../content/sorted-names.ts';

/** Maximum number of pages, so that a page and 32 bits fit into the integers of a float. */
const PAGES = 2 ** 21;

/** Pages sorted by a number of 32 bits each: floats are sorted in a tenth of the time of calling a comparison. */
export function byNumber(pages: Uint32Array, numberOf: (page: number) => number): Uint32Array {
  const keyed = Float64Array.from(pages, (page) => numberOf(page) * PAGES + page).sort();
  return Uint32Array.from(keyed, (key) => key % PAGES);
}

/** Indices of names, short ones first: `drains` rather than `drains-leeds` is the original. */
export function inOrderOfLength(names: SortedNames): Uint32Array {
  const indices = Uint32Array.from({ length: names.length }, (_, index) => index);
  return byNumber(indices, (index) => names.lengthAt(index));
}
