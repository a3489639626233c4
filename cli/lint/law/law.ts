import type { Facts } from '../../../content/facts.ts';

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

/** A sentence that breaks a law. */
export interface Breach {
  /** The sentence in plain words, to find its place. */
  sentence: string;
  message: string;
  hint: string;
}

/** What a notary in Texas may not say, and how it is recognized. */
export interface Law {
  /** 'law/…'; never changes once released. */
  name: string;
  /**
   * Groups of words, separated by spaces: whatever breaks this law has a word of each group in one
   * statement. Words are known by their first four letters; shorter ones stand for themselves.
   */
  words: readonly string[];
  /** True if it holds for whatever is written, also for quoted words and search phrases. */
  everywhere?: boolean;
  breaches(text: ReadText, words: string, facts: Facts): Breach[];
}
