import type { Severity } from '../../content/diagnostic.ts';
import type { PageView } from './page-view.ts';

/** What tells where in the sources of a page a finding comes from. */
export type Trace =
  /** Words that visitors read. */
  | { words: string }
  /** A text that stands by itself in quotes, such as an address. */
  | { literal: string }
  /** Code that only this can come from. */
  | { code: RegExp };

/** What a rule says about a rendered page. */
export interface ViewFinding {
  /** Without it, or where it is found nowhere, the page as a whole is told. */
  trace?: Trace;
  message: string;
  hint: string;
}

/** A check of one rendered page, whatever it was made of. */
export interface ViewRule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: Severity;
  check(view: PageView): Iterable<ViewFinding>;
}
