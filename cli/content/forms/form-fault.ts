import type { Severity } from '../diagnostic.ts';
import type { Span } from '../span-location.ts';
import type { Path } from '../value-path.ts';

/** What is wrong with a form, and where in it. */
export interface FormFault {
  /** Keys from the form on. */
  at: Path;
  /** The key itself, such as one that has nothing to do, or its value. */
  on: 'key' | 'value';
  /** The part of the value that is meant. */
  span?: Span;
  rule: string;
  severity?: Severity;
  message: string;
  hint: string;
}
