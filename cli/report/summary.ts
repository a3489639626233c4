import type { Diagnostic } from '../content/diagnostic.ts';

/** Totals at the end of every report. */
export interface Summary {
  /** Files that were checked. */
  files: number;
  errors: number;
  warnings: number;
}

/** Counts errors and warnings. */
export function summarize(diagnostics: Iterable<Diagnostic>, files: number): Summary {
  const count = { error: 0, warning: 0 };
  for (const { severity } of diagnostics) count[severity] += 1;
  return { files, errors: count.error, warnings: count.warning };
}

/** The part of a finding that machine formats output (docs/product.md, "Commands"). */
export type PlainFinding = Omit<Diagnostic, 'frame' | 'repair' | 'word' | 'other'>;

/** A finding without its code frame and the fields that only this tool uses. */
export function plainFinding(diagnostic: Diagnostic): PlainFinding {
  const { frame: _, repair: __, word: ___, other: ____, ...finding } = diagnostic;
  return finding;
}

export function* plainFindings(diagnostics: Iterable<Diagnostic>): Generator<PlainFinding> {
  for (const diagnostic of diagnostics) yield plainFinding(diagnostic);
}
