import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compiledCode } from '../../system/compiled-code.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { eachWordHash } from './coded-words.ts';
import { hashTable, NumberTable } from './word-hash.ts';

/** The words of a language, ready to be looked up. */
export interface LexiconTables {
  /** The common words as coded in their list. */
  common: string;
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
  return { common, words: hashTable(hashes), commonWords, singles: NumberTable.of(singles) };
}

/** The lists of a language from `words/spelling/`; undefined if it has none. */
function readLists(language: string): [common: string, next: string] | undefined {
  const path = join(ENGINE_ROOT, 'words/spelling', `${language}.br`);
  if (!existsSync(path)) return undefined;
  const [common = '', next = ''] = brotliDecompressSync(readFileSync(path))
    .toString()
    .split('\n\n');
  return [common, next];
}

/** Number of parts in a file of tables. */
const PARTS = 5;

/** The tables as a file: the sizes of its parts in bytes, then the parts, the text last. */
export function lexiconFile(language: string): Buffer {
  const lists = readLists(language);
  if (!lists) throw new Error(`There is no list of words for ${language}.`);
  const { common, words, commonWords, singles } = lexiconTables(...lists);
  const { hashes, numbers } = singles;
  const parts = [words, commonWords, hashes, numbers].map(({ buffer }) => new Uint8Array(buffer));
  const all = [...parts, Buffer.from(common)];
  const sizes = Int32Array.from(all, ({ byteLength }) => byteLength);
  return Buffer.concat([new Uint8Array(sizes.buffer), ...all]);
}

/** The path of this file for a language, beside the compiled tool. */
export function lexiconPath(language: string): string {
  return join(ENGINE_ROOT, 'lib/lexicons', `${language}.bin`);
}

/** Reads what `lexiconFile` wrote. Nothing is copied or looked through, which took a tenth of a second. */
function readTables(path: string): LexiconTables {
  const file = readFileSync(path);
  const start = file.byteOffset;
  const sizes = new Int32Array(file.buffer, start, PARTS);
  let at = start + sizes.byteLength;
  const [words, commonWords, hashes, numbers, text] = Array.from(sizes, (size) => {
    const part = { at, size };
    at += size;
    return part;
  }) as [Part, Part, Part, Part, Part];
  const numbersOf = (part: Part) => new Int32Array(file.buffer, part.at, part.size / 4);
  return {
    common: Buffer.from(file.buffer, text.at, text.size).toString(),
    words: numbersOf(words),
    commonWords: numbersOf(commonWords),
    singles: {
      hashes: numbersOf(hashes),
      numbers: new Uint16Array(file.buffer, numbers.at, numbers.size / 2),
    },
  };
}

interface Part {
  at: number;
  size: number;
}

/** The tables of a language; undefined if it has no list. Source files read the lists themselves. */
export function tablesOf(language: string): LexiconTables | undefined {
  if (compiledCode(import.meta.url) === undefined) {
    const lists = readLists(language);
    return lists && lexiconTables(...lists);
  }
  const path = lexiconPath(language);
  return existsSync(path) ? readTables(path) : undefined;
}
