import type { Diagnostic } from '../../content/diagnostic.ts';

/** Numbers that every report ends with. */
export interface Summary {
  /** Files that were checked. */
  files: number;
  errors: number;
  warnings: number;
}

/** Counts what was found. */
export function summarize(diagnostics: readonly Diagnostic[], files: number): Summary {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { files, errors, warnings: diagnostics.length - errors };
}

/** A finding without its code frame, as the machine formats carry it (docs/product.md, "Commands"). */
export function plainFinding({ frame: _, ...finding }: Diagnostic): Omit<Diagnostic, 'frame'> {
  return finding;
}
