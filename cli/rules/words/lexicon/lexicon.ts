import { SHORTEST } from '../copy-signs.ts';
import { CommonWords } from './common-words.ts';
import { tablesOf } from './kept-lexicons.ts';
import { LetterTriples } from './letter-triples.ts';
import type { LexiconTables } from './lexicon-tables.ts';
import { SimilarWords } from './similar-words.ts';
import { oddsOf, RARE } from './slip-odds.ts';
import { hashOf, WordSet } from './word-hash.ts';

/** Longer words are put together from others. */
const LONGEST = 24;

/** The odds of a word that only doubles several letters that it should not, or the other way round. */
const SURE = 3;

/** A word that was meant by another one. */
export interface Meant {
  meant: string;
  /** Of a slip rather than of another word, see `oddsOf`. */
  odds: number;
}

/**
 * The common words of a language, its rare ones, and other valid words that resemble them. A word that is in no list is
 * misspelled if it is rather a slip for one of the first two than a word that no list has. All other unknown words are
 * assumed to be correct, as names and technical terms.
 */
export class Lexicon {
  readonly #words: WordSet;
  readonly #common: CommonWords;
  readonly #rare: SimilarWords;
  readonly #triples: LetterTriples;
  readonly #slips = new Map<number, Meant | null>();

  constructor(tables: LexiconTables) {
    this.#words = new WordSet(tables.words);
    this.#common = new CommonWords(tables);
    this.#rare = new SimilarWords(tables.rare, tables.letters);
    this.#triples = new LetterTriples(tables.triples);
  }

  /** True if a word is in the lists, by hash. */
  has(hash: number): boolean {
    return this.#words.has(hash);
  }

  /** The word that was intended, if that is likely; undefined if the word is correct or unknown. */
  meantBy(word: string, hash: number = hashOf(word)): Meant | undefined {
    const known = this.#slips.get(hash);
    if (known !== undefined) return known ?? undefined;
    const meant = this.has(hash) ? undefined : this.#likeliest(word.toLowerCase());
    this.#slips.set(hash, meant ?? null);
    return meant;
  }

  /** True of a word of which all that resemble it are listed. @param word in lower case. */
  isCompared(word: string): boolean {
    return this.#common.has(word) || this.#rare.has(word);
  }

  /** True of a common word. */
  isCommon(word: string): boolean {
    return this.#common.has(word);
  }

  /** The odds that a word is a slip for one that is used often. @param word in lower case, as the other one. */
  oddsOfSlip(word: string, meant: string): number {
    return oddsOf(word, { meant, frequency: 0, fewest: this.#triples.fewest(word, meant) });
  }

  #likeliest(word: string): Meant | undefined {
    if (word.length < SHORTEST || word.length > LONGEST) return undefined;
    let likeliest: Meant | undefined;
    const compare = (meant: string, frequency: number) => {
      const odds = oddsOf(word, { meant, frequency, fewest: this.#triples.fewest(word, meant) });
      if (odds > (likeliest?.odds ?? 0)) likeliest = { meant, odds };
    };
    const common = this.#common.similarTo(word);
    for (const meant of common) compare(meant, this.#common.frequencyOf(meant));
    for (const meant of this.#rare.similarTo(word)) compare(meant, RARE);
    if (likeliest !== undefined || common.length > 0) return likeliest;
    const meant = this.#common.sameWithoutDoubles(word);
    return meant === undefined ? undefined : { meant, odds: SURE };
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
