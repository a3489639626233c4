import type { Facts } from '../facts.ts';

/** A text in the company in which a visitor reads it. */
export interface ReadText {
  text: string;
  /** What is read next: the answer, if this is a question. */
  next?: string;
  /** True if the heading over it says that none of this is done. */
  denied?: boolean;
  /** Address of the hand-written page that it stands on; undefined for landings and for what has no page. */
  page?: string;
}

/** A sentence that breaks a rule. */
export interface Breach {
  /** The sentence in plain words, to find its place. */
  sentence: string;
  message: string;
  hint: string;
}

/** What a rule follows from, so that somebody can look whether it still does. */
export interface RuleSource {
  /** Law and section, down to the sentence: `Fair Trading Act 1986, s 13(i)`. */
  clause: string;
  /** Day from which the clause has read as it does, ISO 8601; missing if that is not known. */
  since?: string;
  /** Day on which the clause was last compared with the rule, ISO 8601. */
  read: string;
}

/**
 * Something that no text of a site may say, wherever it stands, and how it is recognized. What breaks it is an error
 * and stops a build.
 */
export interface TextRule {
  /** `family/name`; never changes once released. */
  name: string;
  source?: RuleSource;
  /**
   * Groups of words, separated by spaces: whatever breaks this rule has a word of each group in one
   * statement. Words are of the letters a to z and known by their first four; shorter ones stand for themselves.
   */
  words: readonly string[];
  /** True if it holds for whatever is written, also for quoted words and search phrases. */
  everywhere?: boolean;
  /**
   * The sentences of a text that break this rule.
   *
   * @param words the text in plain words; `sentencesOf` parts them.
   */
  breaches(text: ReadText, words: string, facts: Facts): Breach[];
}
