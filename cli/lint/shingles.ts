/** Words in a row that count as one piece of copy. */
const SHINGLE = 5;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** What stands for a name or a figure: pages that differ in nothing else are one page twice. */
const ANY = '*';

let shingles = new Uint32Array(4096);

const IN_WORD = /[\p{L}\p{N}$']/u;

/** True if some copy has a word as it is written here, standing for itself. */
function hasWord(copy: string, word: string): boolean {
  for (let at = copy.indexOf(word); at !== -1; at = copy.indexOf(word, at + 1))
    if (!IN_WORD.test(copy[at - 1] ?? ' ') && !IN_WORD.test(copy[at + word.length] ?? ' '))
      return true;
  return false;
}

/** Words of an address such as `plumber-leeds` that a text only has as names, in capitals wherever they stand. */
function namesIn(copy: string, path: string): Set<string> {
  const words = path.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return new Set(words.filter((word) => !hasWord(copy, word)));
}

/** True of a word with a figure in it; a pattern would take as long as all else. */
function hasFigure(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}

/**
 * The words of some copy in small letters.
 *
 * @param path of its page: a town that the address names is often all that a doorway has of its own, so such names,
 *   and figures, are taken for equal everywhere.
 */
export function comparedWords(copy: string, path: string): string[] {
  const words: string[] = copy.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? [];
  const names = namesIn(copy, path);
  for (const [index, word] of words.entries())
    if (hasFigure(word) || names.has(word)) words[index] = ANY;
  return words;
}

/**
 * 32-bit FNV-1a of the code units of every five words in a row, with spaces between.
 *
 * @returns a view that the next call overwrites.
 */
export function hashShingles(words: readonly string[]): Uint32Array {
  const count = Math.max(0, words.length - SHINGLE + 1);
  if (count > shingles.length) shingles = new Uint32Array(2 * count);
  for (let start = 0; start < count; start += 1) {
    let value = FNV_OFFSET;
    for (let place = 0; place < SHINGLE; place += 1) {
      const word = words[start + place] as string;
      if (place > 0) value = Math.imul(value ^ 0x20, FNV_PRIME);
      for (let index = 0; index < word.length; index += 1)
        value = Math.imul(value ^ word.charCodeAt(index), FNV_PRIME);
    }
    shingles[start] = value;
  }
  return shingles.subarray(0, count);
}
