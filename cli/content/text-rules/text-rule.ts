import type { Facts } from '../facts/facts.ts';

/** A text with its context on the page. */
export interface ReadText {
  text: string;
  /** The text that follows: the answer, if this is a question. */
  next?: string;
  /** The text below, if this is a heading: it may say that none of this is done. */
  below?: string;
  /** True if the heading above says that none of this is done. */
  denied?: boolean;
  /** True if the heading above leaves it to others, or warns of it: what the business says of itself still counts. */
  ofOthers?: boolean;
  /** True for the name and the description by which a page is known in lists: they say what it is about. */
  isTopic?: boolean;
  /** What stands in another cell of its row, if it names the row of a table: a sum. */
  price?: string;
  /** Path of its hand-written page; undefined for landings and for texts without a page. */
  page?: string;
}

/** A sentence that breaks a rule. */
export interface Breach {
  /** The sentence in plain words, to locate it. */
  sentence: string;
  /** Those of its words that are wrong, if the others may stay: the finding begins there, which may be a later line. */
  wrong?: string;
  /** True if the sentence is in the text that follows, the answer. */
  inNext?: boolean;
  /** Given all texts of the page in plain words, true if they show that nothing is promised. */
  unless?: (page: string) => boolean;
  /** Given a heading above in plain words, true if it names somebody else as the one who does what the sentence says. */
  unlessBelow?: (heading: string) => boolean;
  message: string;
  hint: string;
}

/** The source of a rule, so that it can be verified later. */
export interface RuleSource {
  /** Law and section, down to the sentence: `Fair Trading Act 1986, s 13(i)`. */
  clause: string;
  /** Date since when the clause has its current wording, ISO 8601; missing if not known. */
  since?: string;
  /** Date on which the rule was last compared with the clause, ISO 8601. */
  read: string;
}

/**
 * Something that no text of a site may say, anywhere, and how to detect it. A breach is an error and stops a build.
 */
export interface TextRule {
  /** `family/name`; never changes once released. */
  name: string;
  source?: RuleSource;
  /**
   * Groups of words, separated by spaces: every breach contains a word of each group in one statement. Words
   * consist of the letters a to z and match by their first four letters; shorter ones match exactly.
   */
  words: readonly string[];
  /**
   * Sources of regular expressions over plain words. Every breach is matched by one of them, so texts without the words that
   * a match needs are skipped.
   */
  phrases?: readonly string[];
  /** Names of the engine's rules whose findings in the sentence of a breach are the same mistake: `facts/typed-amount`. */
  covers?: readonly string[];
  /** True if it applies to every text, including quotations and search phrases. */
  everywhere?: boolean;
  /** With `everywhere`: true if it does not apply below a denial, as in a row of a comparison that says no. */
  deniable?: boolean;
  /**
   * The sentences of a text that break this rule.
   *
   * @param words the text in plain words; `sentencesOf` splits them.
   * @param possible indices of the `phrases` that can match the text, or the text together with the one that
   * follows; by default all.
   */
  breaches(text: ReadText, words: string, facts: Facts, possible?: readonly number[]): Breach[];
}
