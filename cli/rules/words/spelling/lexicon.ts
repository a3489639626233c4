import { SHORTEST } from '../copy-signs.ts';
import { CommonWords } from './common-words.ts';
import { tablesOf } from './kept-lexicons.ts';
import type { LexiconTables } from './lexicon-tables.ts';
import { hashOf, WordSet } from './word-hash.ts';

/** A word with each of its letters removed in turn. */
function shortened(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Longer words are put together from others. */
const LONGEST = 24;

/** Slips are rarely in the first letter; words that differ there are two words. */
function beginsOtherwise(word: string, meant: string): boolean {
  const [first, second] = word;
  if (first === meant[0]) return false;
  const isSwapped = first === meant[1] && second === meant[0];
  const isLeftOut = word === meant.slice(1) && word.length > SHORTEST;
  return !isSwapped && !isLeftOut;
}

/**
 * The common words of a language, and other valid words. A word that is neither, and one slip away from a common
 * word, is misspelled. All other unknown words are assumed to be correct, as names and technical terms.
 */
export class Lexicon {
  readonly #words: WordSet;
  readonly #common: CommonWords;
  readonly #slips = new Map<number, string | null>();

  constructor(tables: LexiconTables) {
    this.#words = new WordSet(tables.words);
    this.#common = new CommonWords(tables);
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
    return this.#common.has(word);
  }

  #nearest(word: string): string | undefined {
    if (word.length < SHORTEST || word.length > LONGEST) return undefined;
    const similar = this.#common.similarTo(word).filter((meant) => !beginsOtherwise(word, meant));
    if (similar.length < 2) return similar[0] ?? this.#common.sameWithoutDoubles(word);
    // A letter left out is the most frequent slip; else the earlier one is meant.
    const shared = similar.map((meant) => new Set([meant, ...shortened(meant)]));
    for (const part of [word, ...shortened(word)])
      for (const [index, parts] of shared.entries()) if (parts.has(part)) return similar[index];
    return undefined;
  }
}

const lexicons = new Map<string, Lexicon | undefined>();

/** The lexicon of a language, loaded on first use; undefined if there is none. */
export function lexiconOf(language: string): Lexicon | undefined {
  const [name = ''] = language.split('-');
  if (!lexicons.has(name)) {
    const tables = tablesOf(name);
    lexicons.set(name, tables && new Lexicon(tables));
  }
  return lexicons.get(name);
}
