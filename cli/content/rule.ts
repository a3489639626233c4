import type { Repair, Severity } from './diagnostic.ts';
import type { Facts } from './facts.ts';
import type { LandingFile } from './landing-file.ts';
import type { Span } from './span-location.ts';

/** What a rule says about one place of a landing. */
export interface RuleFinding {
  path: readonly PropertyKey[];
  /** The words concerned, as a stretch of the text as it is written in the file; without it the whole text. */
  span?: Span;
  message: string;
  hint: string;
  /** Missing where a person has to decide. */
  repair?: Repair | undefined;
  /** The word that looks misspelt, in small letters: other files of the site may have it as well. */
  word?: string;
}

/** A check of one landing that goes beyond its shape. It knows neither how findings are printed nor where they stand. */
export interface Rule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: Severity;
  check(landing: LandingFile, facts: Facts): Iterable<RuleFinding>;
}

/** A text inside a value, with its path. */
export interface LocatedText {
  path: readonly PropertyKey[];
  text: string;
}

/** What holds texts that visitors read: a landing, a page of data, the configuration, or the words of a language. */
export type CopyKind = 'landing' | 'page' | 'config' | 'words';

/** A file of texts as rules see it, whatever it is. */
export interface CopyFile {
  kind: CopyKind;
  language: string;
  /** Its content as it is written, references to facts not resolved. */
  raw: object;
  /** Every text of it that a visitor or a search engine reads, as it is written. */
  texts: readonly LocatedText[];
}

/** A check of texts, wherever they stand. Everything in the file that it names in its findings is a path of `raw`. */
export interface CopyRule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: Severity;
  /** Bits of `SIGN` (cli/rules/words/telling-words.ts) of which a file has one, or it is not checked. */
  signs?: number;
  /** Asked once of all texts of a file, one a line; where it matches nothing the file is not checked. No flag `g` or `y`. */
  suspects?: RegExp;
  /** @param facts as the language of the file writes them. */
  check(file: CopyFile, facts: Facts): Iterable<RuleFinding>;
}
