import { eachWordHash } from '../figures/coded-words.ts';
import { hashTable, NumberTable } from './word-hash.ts';

/** The words of a language, ready to be looked up. */
export interface LexiconTables {
  /** The common words as coded in their list, and all letters that they have. */
  common: string;
  letters: string;
  /** Tables of the hashes of all words and of the common ones, see `WordSet`. */
  words: Int32Array;
  commonWords: Int32Array;
  /** By the hash of common words without doubles: the number of the first of them, see `NumberTable`. */
  singles: Pick<NumberTable, 'hashes' | 'numbers'>;
}

/**
 * @param common words, coded as by `cli/make-word-lists.mjs`.
 * @param next valid words that differ little from one of them, coded.
 */
export function lexiconTables(common: string, next: string): LexiconTables {
  const hashes: number[] = [];
  const singles = new Map<number, number>();
  eachWordHash(common, (hash, single) => {
    if (!singles.has(single)) singles.set(single, hashes.length);
    hashes.push(hash);
  });
  const commonWords = hashTable(hashes);
  eachWordHash(next, (hash) => hashes.push(hash));
  const letters = [...new Set(common)].filter((sign) => /\p{L}/u.test(sign)).join('');
  const words = hashTable(hashes);
  return { common, letters, words, commonWords, singles: NumberTable.of(singles) };
}

/** Number of parts in a file of tables. */
const PARTS = 6;

/** The tables as a file: the sizes of its parts in bytes, then the parts, the texts last. */
export function encodeTables(tables: LexiconTables): Buffer {
  const { common, letters, words, commonWords, singles } = tables;
  const { hashes, numbers } = singles;
  const parts = [words, commonWords, hashes, numbers].map(({ buffer }) => new Uint8Array(buffer));
  const all = [...parts, Buffer.from(letters), Buffer.from(common)];
  const sizes = Int32Array.from(all, ({ byteLength }) => byteLength);
  return Buffer.concat([new Uint8Array(sizes.buffer), ...all]);
}

/** Reads what `encodeTables` wrote, at a multiple of four bytes. Nothing is copied or looked through. */
export function decodeTables(file: Buffer): LexiconTables {
  const sizes = new Int32Array(file.buffer, file.byteOffset, PARTS);
  let at = file.byteOffset + sizes.byteLength;
  const [words, commonWords, hashes, numbers, letters, common] = Array.from(sizes, (size) => {
    const part = { at, size };
    at += size;
    return part;
  }) as [Part, Part, Part, Part, Part, Part];
  const numbersOf = (part: Part) => new Int32Array(file.buffer, part.at, part.size / 4);
  const textOf = ({ at, size }: Part) => Buffer.from(file.buffer, at, size).toString();
  return {
    common: textOf(common),
    letters: textOf(letters),
    words: numbersOf(words),
    commonWords: numbersOf(commonWords),
    singles: {
      hashes: numbersOf(hashes),
      numbers: new Uint16Array(file.buffer, numbers.at, numbers.size / 2),
    },
  };
}

/** A part of such a file, in bytes. */
interface Part {
  at: number;
  size: number;
}
