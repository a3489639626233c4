import type { Severity } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { PageView } from './page-view.ts';
import type { TracedData } from './structured-place.ts';

/** Identifies the source of a finding. */
export type Trace =
  /**
   * Visible words; with `tag`, the element around them, which may stand elsewhere in the code; with `within`, one that has them
   * in the code, if there is one: a single word is in many texts; with `entries`, a list of so many that they begin, if one is
   * in the file.
   */
  | { words: string; tag?: string; within?: string; entries?: number }
  /** A string literal, such as an address. */
  | { literal: string }
  /** Code that alone can produce it. */
  | { code: RegExp }
  /** A type of structured data, or a property of it. */
  | TracedData
  /** A calculation within a text, its total, and the fact that the total is. */
  | { calculation: string; total: string; fact: string | undefined };

/** A finding about a rendered page. */
export interface ViewFinding {
  /** Without it, or if it is not found, the page as a whole is reported. */
  trace?: Trace;
  message: string;
  hint: string;
}

/** A check of one rendered page, whatever its source. */
export interface ViewRule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: Severity;
  check(view: PageView, facts: Facts): Iterable<ViewFinding>;
}
