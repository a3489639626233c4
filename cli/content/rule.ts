import type { Repair, Severity } from './diagnostic.ts';
import type { Facts } from './facts/facts.ts';
import type { LandingFile } from './pages/landing-file.ts';
import type { Span } from './span-location.ts';

/** A finding of a rule at one position of a landing. */
export interface RuleFinding {
  path: readonly PropertyKey[];
  /** The relevant span of the raw text; defaults to the whole text. */
  span?: Span;
  message: string;
  hint: string;
  /** Missing if a person has to decide. */
  repair?: Repair | undefined;
  /** The misspelled word, in lower case: other files of the site may contain it too. */
  word?: string;
}

/** A check of one landing beyond its shape. It does not deal with output or positions in the file. */
export interface Rule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: Severity;
  check(landing: LandingFile, facts: Facts): Iterable<RuleFinding>;
}

/** What a rule of a site finds: without a path, in the landing as a whole. */
export interface OwnFinding extends Omit<RuleFinding, 'path'> {
  path?: readonly PropertyKey[];
}

/** A rule of a site for its landings. */
export interface OwnRule extends Omit<Rule, 'check'> {
  check(landing: LandingFile, facts: Facts): Iterable<OwnFinding>;
}

/** A text inside a value, with its path. */
export interface LocatedText {
  path: readonly PropertyKey[];
  text: string;
  /** The keys of `path` without positions in lists, and every language that is set on the way. */
  keys?: string;
}

/** Sources of texts that visitors read: a landing, a data page, the configuration, or the words of a language. */
export type CopyKind = 'landing' | 'page' | 'config' | 'words';

/** The texts of a file of any kind, for rules. */
export interface CopyFile {
  kind: CopyKind;
  language: string;
  /** Its raw content; references to facts are not resolved. */
  raw: object;
  /** Every raw text in it that a visitor or a search engine reads. */
  texts: readonly LocatedText[];
  /**
   * The same texts, one per line, for a fast check: what is not in it is in none of them. Nearly every file passes
   * nearly every rule, and searching one long text is much faster than fifty.
   */
  copy: string;
  /** The file with only those of its texts that the rule has to check by themselves; the others are known to be fine. */
  fresh: CopyFile;
  /** The file with all its texts. */
  whole: CopyFile;
  /** Records that the rule that is checking finds a text fine only because of others in the file, and may not elsewhere. */
  dependsOnOthers(text: LocatedText): void;
  /** Records that the language of a text is right only beside others, on which the findings of many rules depend. */
  languageDependsOnOthers(text: LocatedText): void;
}

/** A check of texts in any file. Paths in its findings are paths of `raw`. */
export interface CopyRule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: Severity;
  /** Bits of `SIGN` (cli/rules/words/telling-words.ts); files without any of them are skipped. */
  signs?: number;
  /**
   * Tested once against all texts of a file, one per line; files without a match are skipped. No flag `g` or `y`.
   */
  suspects?: RegExp;
  /**
   * True if its findings in a text depend on nothing but the text, its keys, the language and the facts. Only texts
   * that are not known to be fine are checked then.
   */
  perText?: true;
  /**
   * True if a text that is in another language than its page cannot be judged by it. Such a text is reported by
   * `copy/language` alone.
   */
  ofLanguage?: true;
  /** @param facts formatted for the language of the file. */
  check(file: CopyFile, facts: Facts): Iterable<RuleFinding>;
}
