import type { Diagnostic } from '../content/diagnostic.ts';

/** Findings sorted by place. Each iteration reads them again, so close them only after the last one. */
export interface Findings extends Iterable<Diagnostic> {
  readonly errors: number;
  readonly warnings: number;
  /** The same findings, each as JSON on one line. */
  texts(): Iterable<string>;
  /** The same; bytes hold one or more lines, without the last newline, until the next step. */
  lines(): Iterable<string | Buffer>;
  close(): void;
}
