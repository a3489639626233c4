import { compareDiagnostics, type Diagnostic } from '../../content/diagnostic.ts';

/** What is known of a landing's findings without parsing them. */
export interface FoundSummary {
  /** Folder of the landing as shown in them. */
  folder: string;
  /** Length of their lines. */
  bytes: number;
  /** Numbers of errors and of warnings per rule, before severities are applied. */
  rules: Readonly<Record<string, readonly [errors: number, warnings: number]>>;
  /** True if one is about a misspelled word, which other pages may show to be a term. */
  words?: true;
}

/** The findings of a landing as text: sorted, each as JSON on a line. */
export interface PackedFindings {
  summary: FoundSummary;
  /** Without the last newline. */
  lines: string;
}

/**
 * Packs the findings of a landing, because most are only copied from one file to the next.
 *
 * @param folder as shown in findings, with a slash at its end.
 * @returns undefined if there are none.
 */
export function packFindings(
  findings: readonly Diagnostic[],
  { folder, name }: { folder: string; name: string },
): PackedFindings | undefined {
  if (findings.length === 0) return undefined;
  const file = `${folder}${name}`;
  const sorted = findings.map((finding) => ({ ...finding, file })).sort(compareDiagnostics);
  const rules: Record<string, [number, number]> = {};
  for (const { rule, severity } of sorted) {
    rules[rule] ??= [0, 0];
    rules[rule][severity === 'error' ? 0 : 1] += 1;
  }
  const lines = sorted.map((finding) => JSON.stringify(finding)).join('\n');
  const words = sorted.some(({ word }) => word !== undefined);
  return {
    summary: { folder, bytes: Buffer.byteLength(lines), rules, ...(words ? { words } : {}) },
    lines,
  };
}

/** @param lines from `packFindings`. */
export function unpackFindings(lines: string): Diagnostic[] {
  return lines.split('\n').map((line) => JSON.parse(line));
}
