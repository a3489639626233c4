import type { Diagnostic } from '../content/diagnostic.ts';

/** Findings in the order of their places, which each loop over them reads anew; to be closed once nobody does any more. */
export interface Findings extends Iterable<Diagnostic> {
  readonly errors: number;
  readonly warnings: number;
  /** The same findings, each as JSON on one line. */
  texts(): Iterable<string>;
  close(): void;
}
