import { z } from 'zod';
import type { Diagnostic } from '../content/diagnostic.ts';
import { plainFinding } from '../report/summary.ts';

/** Maximum number of findings in a response; a broken site has thousands, and the first are fixed first. */
const MOST_TOLD = 200;

export const Finding = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  endLine: z.int(),
  endColumn: z.int(),
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  hint: z.string().optional(),
});

/** Findings in the response of a tool. */
export const FINDINGS = {
  findings: z.array(Finding),
  errors: z.int(),
  warnings: z.int(),
  notTold: z.int().optional().describe('Findings beyond those that are listed.'),
};

/** Converts findings to a response. */
export function told(diagnostics: Iterable<Diagnostic>) {
  const findings: ReturnType<typeof plainFinding>[] = [];
  const count = { error: 0, warning: 0 };
  for (const diagnostic of diagnostics) {
    count[diagnostic.severity] += 1;
    if (findings.length < MOST_TOLD) findings.push(plainFinding(diagnostic));
  }
  const notTold = count.error + count.warning - findings.length;
  return {
    findings,
    errors: count.error,
    warnings: count.warning,
    ...(notTold === 0 ? {} : { notTold }),
  };
}
