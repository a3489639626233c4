import { eachWordHash } from '../figures/coded-words.ts';
import { countTriples } from './letter-triples.ts';
import {
  type CheckedHashes,
  checkedHashes,
  hashTable,
  inPlaces,
  NumberTable,
} from './word-hash.ts';

/** The words of a language, ready to be looked up. */
export interface LexiconTables {
  common: CheckedHashes;
  rare: CheckedHashes;
  /** The classes of frequency of common words, in the places of their hashes. */
  frequencies: Uint8Array;
  /** How many of both have which letters in a row, see `LetterTriples`. */
  triples: Uint8Array;
  /** The hashes of all words, see `WordSet`. */
  words: Int32Array;
  /** By the hash of common words without doubles: the number of the first of them, see `NumberTable`. */
  singles: Pick<NumberTable, 'hashes' | 'numbers'>;
  /** All letters of common words. */
  letters: string;
  /** The common words as coded in their list; read from a file of tables once they are asked for. */
  coded: () => string;
}

/** Lists of words, coded as by `cli/make-word-lists.mjs`. */
export interface CodedLists {
  /** By frequency. */
  common: readonly string[];
  rare: string;
  /** Valid words that differ little from one of these. */
  next: string;
}

/** The hashes of the words of a list. */
interface Hashes {
  hashes: number[];
  checks: number[];
  singles: number[];
}

function hashesOf(coded: string): Hashes {
  const all: Hashes = { hashes: [], checks: [], singles: [] };
  if (coded === '') return all;
  eachWordHash(coded, (hash, check, single) => {
    all.hashes.push(hash);
    all.checks.push(check);
    all.singles.push(single);
  });
  return all;
}

export function lexiconTables(lists: CodedLists): LexiconTables {
  const classes = lists.common.map(hashesOf);
  const common = {
    hashes: classes.flatMap(({ hashes }) => hashes),
    checks: classes.flatMap(({ checks }) => checks),
    singles: classes.flatMap(({ singles: all }) => all),
  };
  // Each list begins with a whole word.
  const coded = lists.common.filter((list) => list !== '').join('\n');
  const rare = hashesOf(lists.rare);
  const singles = new Map<number, number>();
  for (const [number, single] of common.singles.entries())
    if (!singles.has(single)) singles.set(single, number);
  const checked = checkedHashes(common.hashes, common.checks);
  return {
    common: checked,
    frequencies: inPlaces(
      checked.hashes,
      classes.map(({ hashes }) => hashes),
    ),
    triples: countTriples(`${coded}\n${lists.rare}`),
    rare: checkedHashes(rare.hashes, rare.checks),
    words: hashTable([...common.hashes, ...rare.hashes, ...hashesOf(lists.next).hashes]),
    singles: NumberTable.of(singles),
    letters: [...new Set(coded)].filter((sign) => /\p{L}/u.test(sign)).join(''),
    coded: () => coded,
  };
}

/** Number of parts in a file of tables. */
const PARTS = 11;

/** The tables as a file: the sizes of its parts in bytes, then the parts, the texts last. */
export function encodeTables(tables: LexiconTables): Buffer {
  const { common, rare, words, singles, frequencies, triples, letters, coded } = tables;
  const numbers = [words, common.hashes, common.checks, rare.hashes, rare.checks, singles.hashes];
  const small = [singles.numbers, frequencies, triples];
  const parts = [...numbers, ...small].map(({ buffer }) => new Uint8Array(buffer));
  const all = [...parts, Buffer.from(letters), Buffer.from(coded())];
  const sizes = Int32Array.from(all, ({ byteLength }) => byteLength);
  return Buffer.concat([new Uint8Array(sizes.buffer), ...all]);
}

/** Reads what `encodeTables` wrote, at a multiple of four bytes. Nothing is copied or looked through. */
export function decodeTables(file: Buffer): LexiconTables {
  const sizes = new Int32Array(file.buffer, file.byteOffset, PARTS);
  let at = file.byteOffset + sizes.byteLength;
  const next = (): Part => {
    const part = { at, size: sizes[read] as number };
    read += 1;
    at += part.size;
    return part;
  };
  let read = 0;
  const nextNumbers = () => {
    const part = next();
    return new Int32Array(file.buffer, part.at, part.size / 4);
  };
  const textOf = ({ at, size }: Part) => Buffer.from(file.buffer, at, size).toString();
  const words = nextNumbers();
  const common = { hashes: nextNumbers(), checks: nextNumbers() };
  const rare = { hashes: nextNumbers(), checks: nextNumbers() };
  const hashes = nextNumbers();
  const small = next();
  const numbers = new Uint16Array(file.buffer, small.at, small.size / 2);
  const nextBytes = () => {
    const part = next();
    return new Uint8Array(file.buffer, part.at, part.size);
  };
  const [frequencies, triples] = [nextBytes(), nextBytes()];
  const letters = textOf(next());
  const list = next();
  const rest = { letters, coded: () => textOf(list) };
  return { common, rare, words, singles: { hashes, numbers }, frequencies, triples, ...rest };
}

/** A part of such a file, in bytes. */
interface Part {
  at: number;
  size: number;
}
