import type { Diagnostic } from '../content/diagnostic.ts';

/** Numbers that every report ends with. */
export interface Summary {
  /** Files that were checked. */
  files: number;
  errors: number;
  warnings: number;
}

/** Counts what was found. */
export function summarize(diagnostics: Iterable<Diagnostic>, files: number): Summary {
  const count = { error: 0, warning: 0 };
  for (const { severity } of diagnostics) count[severity] += 1;
  return { files, errors: count.error, warnings: count.warning };
}

/** A finding without its code frame, as the machine formats carry it (docs/product.md, "Commands"). */
export function plainFinding({ frame: _, ...finding }: Diagnostic): Omit<Diagnostic, 'frame'> {
  return finding;
}

export function* plainFindings(
  diagnostics: Iterable<Diagnostic>,
): Generator<Omit<Diagnostic, 'frame'>> {
  for (const diagnostic of diagnostics) yield plainFinding(diagnostic);
}
