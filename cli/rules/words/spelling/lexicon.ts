import { SHORTEST } from '../copy-signs.ts';
import { CommonWords } from './common-words.ts';
import { tablesOf } from './kept-lexicons.ts';
import type { LexiconTables } from './lexicon-tables.ts';
import { isCommonSlip, isLikelySlip, isSureSlip } from './likely-slips.ts';
import { SimilarWords } from './similar-words.ts';
import { hashOf, WordSet } from './word-hash.ts';

/** A word with each of its letters removed in turn. */
function shortened(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Longer words are put together from others. */
const LONGEST = 24;

/** Minimum letters of a word that is compared with rare words. */
const LONG = 7;

/** Most letters of a word of which many others are one letter away: those are mistyped by leaving out, doubling or swapping. */
const SHORT = 5;

/** True for a short word with another letter than one that it resembles: ammi is no slip for ammo. */
function isAnother(word: string, meant: string): boolean {
  return word.length <= SHORT && meant.length === word.length && !isSureSlip(word, meant);
}

/** Slips are rarely in the first letter; words that differ there are two words. */
function beginsOtherwise(word: string, meant: string): boolean {
  const [first, second] = word;
  if (first === meant[0]) return false;
  const isSwapped = first === meant[1] && second === meant[0];
  const isLeftOut = word === meant.slice(1) && word.length > SHORTEST;
  return !isSwapped && !isLeftOut;
}

/**
 * The word that was meant, of those that are one slip away: two letters swapped, or one that is doubled or should be,
 * come about by themselves; of other slips a letter left out is the most frequent. Else the earlier one is meant.
 */
function likeliest(word: string, similar: readonly string[]): string | undefined {
  if (similar.length < 2) return similar[0];
  const sure = similar.find((meant) => isSureSlip(word, meant));
  if (sure !== undefined) return sure;
  const shared = similar.map((meant) => new Set([meant, ...shortened(meant)]));
  for (const part of [word, ...shortened(word)])
    for (const [index, parts] of shared.entries()) if (parts.has(part)) return similar[index];
  return undefined;
}

/**
 * The common words of a language, its rare ones, and other valid words that resemble them. A word that is in no list, and
 * one slip away from a common word, is misspelled; so is a long one in small letters that is one slip away from a rare
 * word. All other unknown words are assumed to be correct, as names and technical terms.
 */
export class Lexicon {
  readonly #words: WordSet;
  readonly #common: CommonWords;
  readonly #rare: SimilarWords;
  readonly #slips = new Map<number, string | null>();

  constructor(tables: LexiconTables) {
    this.#words = new WordSet(tables.words);
    this.#common = new CommonWords(tables);
    this.#rare = new SimilarWords(tables.rare, tables.letters);
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

  /** The rare word that was intended by a word in lower case; undefined if it is correct or unknown. */
  rareMeantBy(word: string): string | undefined {
    if (word.length < LONG || word.length > LONGEST) return undefined;
    return this.partMeantBy(word);
  }

  /** The same of a part of a compound, which may be shorter. */
  partMeantBy(part: string): string | undefined {
    if (this.has(hashOf(part))) return undefined;
    const similar = [...this.#common.similarTo(part), ...this.#rare.similarTo(part)];
    return likeliest(
      part,
      similar.filter((meant) => isLikelySlip(part, meant)),
    );
  }

  /** True of a word of which all that resemble it are listed. @param word in lower case. */
  isCompared(word: string): boolean {
    return this.#common.has(word) || this.#rare.has(word);
  }

  /** True if people type a word for one of the common words that resemble it. @param word in lower case. */
  isSlipForCommon(word: string): boolean {
    return this.#common.similarTo(word).some((meant) => isCommonSlip(word, meant));
  }

  /** True of a common word. */
  isCommon(word: string): boolean {
    return this.#common.has(word);
  }

  #nearest(word: string): string | undefined {
    if (word.length < SHORTEST || word.length > LONGEST) return undefined;
    const similar = this.#common
      .similarTo(word)
      .filter((meant) => !beginsOtherwise(word, meant) && !isAnother(word, meant));
    if (similar.length === 0) return this.#common.sameWithoutDoubles(word);
    // A rare word may be nearer than the common one that shows it to be a slip: `saging` is no `staging`.
    const rare = similar.some((meant) => isSureSlip(word, meant))
      ? []
      : this.#rare.similarTo(word).filter((meant) => isSureSlip(word, meant));
    return likeliest(word, [...similar, ...rare]);
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
