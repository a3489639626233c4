import type { Severity } from './diagnostic.ts';
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
}

/** A check of one landing that goes beyond its shape. It knows neither how findings are printed nor where they stand. */
export interface Rule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: Severity;
  check(landing: LandingFile, facts: Facts): Iterable<RuleFinding>;
}

/** A rule that looks at texts alone, so that pages of data are held to it as well. */
export interface CopyRule extends Rule {
  /** @param file `written` is its content, references to facts not resolved. */
  check(file: { raw: object }, facts: Facts): Iterable<RuleFinding>;
}
