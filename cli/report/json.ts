import type { Diagnostic } from '../../content/diagnostic.ts';
import { plainFinding, type Summary } from './summary.ts';

/** `lint --format json`: one document (docs/product.md, "Commands"). */
export function formatJson(diagnostics: readonly Diagnostic[], summary: Summary): string {
  const findings = diagnostics.map((finding) => {
    const { file, line, column, endLine, endColumn, rule, severity, message, hint } =
      plainFinding(finding);
    return { file, line, column, endLine, endColumn, rule, severity, message, hint };
  });
  return `${JSON.stringify({ diagnostics: findings, summary }, null, 2)}\n`;
}
