/** Words in a row that count as one piece of copy. */
const SHINGLE = 5;

/** Least values kept of a page; two pages are compared by how many of them they share. */
const SKETCH = 48;

/** Share of equal copy from which two pages are the same page twice. */
export const NEAR_DUPLICATE = 0.8;

/** Buckets a sketch is split into; pages that share one are compared. */
const BANDS = 12;

/** 32-bit FNV-1a of a text's code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A stream of well-mixed 32-bit values from one. */
function mix(value: number, salt: number): number {
  let mixed = Math.imul(value ^ salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** MinHash of a page's copy: its smallest shingle under each of several orders. */
export function sketch(copy: string): Uint32Array {
  const words = copy.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? [];
  const least = new Uint32Array(SKETCH).fill(0xffffffff);
  for (let start = 0; start + SHINGLE <= words.length; start += 1) {
    const shingle = hash(words.slice(start, start + SHINGLE).join(' '));
    for (let order = 0; order < SKETCH; order += 1) {
      const value = mix(shingle, Math.imul(order + 1, 0x9e3779b1));
      if (value < (least[order] as number)) least[order] = value;
    }
  }
  return least;
}

/** Estimated share of shingles that two pages have in common, 0 to 1. */
export function similarity(a: Uint32Array, b: Uint32Array): number {
  let equal = 0;
  for (let order = 0; order < SKETCH; order += 1) if (a[order] === b[order]) equal += 1;
  return equal / SKETCH;
}

/**
 * Finds pages whose copy is nearly that of an earlier one, in time linear in the pages.
 *
 * @returns pairs of the later page's index and the earlier one's.
 */
export function nearDuplicates(
  sketches: readonly Uint32Array[],
): [later: number, earlier: number][] {
  const rows = SKETCH / BANDS;
  const buckets = new Map<string, number>();
  const pairs: [number, number][] = [];
  for (const [page, own] of sketches.entries()) {
    let twin: number | undefined;
    for (let band = 0; band < BANDS; band += 1) {
      const key = `${band}:${own.subarray(band * rows, (band + 1) * rows).join()}`;
      const earlier = buckets.get(key);
      if (earlier === undefined) buckets.set(key, page);
      else if (
        twin === undefined &&
        similarity(own, sketches[earlier] as Uint32Array) >= NEAR_DUPLICATE
      )
        twin = earlier;
    }
    if (twin !== undefined) pairs.push([page, twin]);
  }
  return pairs;
}
