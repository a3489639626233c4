import { HASH_START, hashOf, hashStep } from '../../rules/words/lexicon/word-hash.ts';

/** Words per shingle. */
const SHINGLE = 5;

/** Stands for a name or a number: pages that only differ in these are duplicates. */
const ANY = '*'.charCodeAt(0);

const SPACE = ' '.charCodeAt(0);

/** The words of some copy in lower case, by position. */
export interface ComparedWords {
  copy: string;
  count: number;
  /** Start and end of each in UTF-16 units; a name or a number ends where it begins. */
  starts: Int32Array;
  ends: Int32Array;
}

let starts = new Int32Array(4096);
let ends = new Int32Array(4096);
let shingles = new Uint32Array(4096);

const IN_WORD = /[\p{L}\p{N}$']/u;

const KIND = { unknown: 0, none: 1, word: 2, figure: 3 } as const;

/** Kinds by UTF-16 unit, filled on demand: nearly all characters are among a few dozen. */
const KINDS = new Uint8Array(0x10000);

/** Letters beyond the first 65,536 characters take two units. */
function isHalf(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xe000;
}

function kindAt(copy: string, at: number): number {
  const unit = copy.charCodeAt(at);
  const known = KINDS[unit] as number;
  if (known !== KIND.unknown) return known;
  const isSecond = unit >= 0xdc00 && unit < 0xe000 && at > 0;
  const character = String.fromCodePoint(copy.codePointAt(isSecond ? at - 1 : at) as number);
  const isFigure = unit >= 0x30 && unit <= 0x39;
  const kind = isFigure ? KIND.figure : IN_WORD.test(character) ? KIND.word : KIND.none;
  if (!isHalf(unit)) KINDS[unit] = kind;
  return kind;
}

/** True if a copy contains a word in this spelling, as a whole word. */
function hasWord(copy: string, word: string): boolean {
  for (let at = copy.indexOf(word); at !== -1; at = copy.indexOf(word, at + 1))
    if (!IN_WORD.test(copy[at - 1] ?? ' ') && !IN_WORD.test(copy[at + word.length] ?? ' '))
      return true;
  return false;
}

/**
 * Hashes of words in an address such as `plumber-leeds` that a text only contains as names, always capitalized: a
 * town in the address is often all that a doorway page has of its own.
 */
export function namesIn(copy: string, path: string): ReadonlySet<number> {
  const named = path.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return new Set(named.filter((word) => !hasWord(copy, word)).map(hashOf));
}

/**
 * The words of some copy. No string is created for any of them.
 *
 * @param names from `namesIn`: like numbers, they are considered equal everywhere.
 * @returns views that the next call overwrites.
 */
export function comparedWords(copy: string, names: ReadonlySet<number>): ComparedWords {
  const small = copy.toLowerCase();
  // Each word has a letter and is followed by an end.
  if (2 * starts.length <= small.length) {
    starts = new Int32Array(small.length);
    ends = new Int32Array(small.length);
  }
  let count = 0;
  let at = 0;
  while (at < small.length) {
    let kind = kindAt(small, at);
    if (kind === KIND.none) {
      at += 1;
      continue;
    }
    const start = at;
    let hash = HASH_START;
    let hasFigure = false;
    for (; kind !== KIND.none; kind = at < small.length ? kindAt(small, at) : KIND.none) {
      if (kind === KIND.figure) hasFigure = true;
      hash = hashStep(hash, small.charCodeAt(at));
      at += 1;
    }
    starts[count] = start;
    ends[count] = hasFigure || names.has(hash) ? start : at;
    count += 1;
  }
  return { copy: small, count, starts, ends };
}

/** Hashes of all words of some copy. */
export function hashWords(copy: string): ReadonlySet<number> {
  const { copy: small, count, starts, ends } = comparedWords(copy, new Set());
  const hashes = new Set<number>();
  for (let word = 0; word < count; word += 1)
    hashes.add(hashOf(small.slice(starts[word], ends[word])));
  return hashes;
}

/**
 * 32-bit FNV-1a of the code units of every five words in a row, separated by spaces; the five shingles that contain
 * a word are computed in one pass over its letters.
 *
 * @returns a view that the next call overwrites.
 */
export function hashShingles({ copy, count, starts, ends }: ComparedWords): Uint32Array {
  if (count > shingles.length) shingles = new Uint32Array(2 * count);
  let [first, second, third, fourth, fifth] = [0, 0, 0, 0, 0];
  for (let word = 0; word < count; word += 1) {
    first = hashStep(second, SPACE);
    second = hashStep(third, SPACE);
    third = hashStep(fourth, SPACE);
    fourth = hashStep(fifth, SPACE);
    fifth = HASH_START;
    const start = starts[word] as number;
    const end = Math.max(start + 1, ends[word] as number);
    const isAny = ends[word] === start;
    for (let at = start; at < end; at += 1) {
      const code = isAny ? ANY : copy.charCodeAt(at);
      first = hashStep(first, code);
      second = hashStep(second, code);
      third = hashStep(third, code);
      fourth = hashStep(fourth, code);
      fifth = hashStep(fifth, code);
    }
    if (word >= SHINGLE - 1) shingles[word - SHINGLE + 1] = first;
  }
  return shingles.subarray(0, Math.max(0, count - SHINGLE + 1));
}
