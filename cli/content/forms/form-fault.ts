import type { Severity } from '../diagnostic.ts';
import type { Span } from '../span-location.ts';
import type { Path } from '../value-path.ts';

/** An error in a form, and its position. */
export interface FormFault {
  /** Path relative to the form. */
  at: Path;
  /** Whether the key itself is meant, such as one without effect, or its value. */
  on: 'key' | 'value';
  /** The relevant part of the value. */
  span?: Span;
  rule: string;
  severity?: Severity;
  message: string;
  hint: string;
}
