import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { SHORTEST } from './copy-signs.ts';
import { NearWords } from './near-words.ts';
import { HASH_START, hashOf, hashStep, smallLetter, WordSet } from './word-hash.ts';

/**
 * Decodes lists of `cli/make-word-lists.mjs`, which contain the suffix of each word that differs from the previous
 * one.
 */
function readList(coded: string): string[] {
  let before = '';
  return coded.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line[0] as string, 36)) + line.slice(1);
    return before;
  });
}

/** The hashes of a word with one letter removed. */
function* shortened(word: string): Generator<number> {
  for (let away = 0; away < word.length; away += 1) {
    let hash = HASH_START;
    for (let at = 0; at < word.length; at += 1)
      if (at !== away) hash = hashStep(hash, smallLetter(word.charCodeAt(at)));
    yield hash;
  }
}

/** Slips are rarely in the first letter; words that differ there are two words. */
function beginsOtherwise(word: string, meant: string): boolean {
  const [first, second] = word;
  if (first === meant[0]) return false;
  const isSwapped = first === meant[1] && second === meant[0];
  const isLeftOut = word === meant.slice(1) && word.length > SHORTEST;
  return !isSwapped && !isLeftOut;
}

/** A word with doubled letters reduced to one, because doubles are the most frequent slips. */
function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, '$1');
}

/**
 * The common words of a language, and other valid words. A word that is neither, and one slip away from a common
 * word, is misspelled. All other unknown words are assumed to be correct, as names and technical terms.
 */
export class Lexicon {
  readonly #words: WordSet;
  /** Common words by their hash, and by the hashes with one letter removed. */
  readonly #near = new NearWords();
  readonly #slips = new Map<number, string | null>();

  constructor(common: readonly string[], next: readonly string[]) {
    this.#words = new WordSet([...common, ...next]);
    for (const word of common) {
      this.#near.keep(hashOf(word), word);
      for (const hash of new Set(shortened(word))) this.#near.keep(hash, word);
      const single = withoutDoubles(word);
      if (single !== word) this.#near.keep(hashOf(single), word);
    }
  }

  /** True if a word is in the lists, by hash. */
  has(hash: number): boolean {
    return this.#words.has(hash);
  }

  /** The common word that was intended; undefined if the word is correct or unknown. */
  meantBy(word: string, hash: number = hashOf(word)): string | undefined {
    const known = this.#slips.get(hash);
    if (known !== undefined) return known ?? undefined;
    const meant = this.has(hash) ? undefined : this.#nearest(word.toLowerCase());
    this.#slips.set(hash, meant ?? null);
    return meant;
  }

  /** True of a common word. */
  isCommon(word: string): boolean {
    return [...this.#near.get(hashOf(word))].includes(word);
  }

  #nearest(word: string): string | undefined {
    if (word.length < SHORTEST || word.length > 24) return undefined;
    for (const hash of [hashOf(word), ...shortened(word)])
      for (const meant of this.#near.get(hash))
        if (mistakes(word, meant) === 1 && !beginsOtherwise(word, meant)) return meant;
    // Tommorow, neccesary: two slips, but no other word is similar.
    const single = withoutDoubles(word);
    return [...this.#near.get(hashOf(single))].find((meant) => withoutDoubles(meant) === single);
  }
}

const lexicons = new Map<string, Lexicon | undefined>();

/** The lexicon of a language, loaded on first use; undefined if there is none. */
export function lexiconOf(language: string): Lexicon | undefined {
  const [name = ''] = language.split('-');
  if (!lexicons.has(name)) {
    const path = join(ENGINE_ROOT, 'words/spelling', `${name}.br`);
    const [common = '', next = ''] = existsSync(path)
      ? brotliDecompressSync(readFileSync(path)).toString('utf8').split('\n\n')
      : [];
    lexicons.set(name, common === '' ? undefined : new Lexicon(readList(common), readList(next)));
  }
  return lexicons.get(name);
}
