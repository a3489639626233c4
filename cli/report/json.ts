import type { Diagnostic } from '../content/diagnostic.ts';
import type { Summary } from './summary.ts';

/** Keys of a finding in the output, in this order: neither the frame nor what a repair needs. */
const KEYS = [
  ...['file', 'line', 'column', 'endLine', 'endColumn'],
  ...['rule', 'severity', 'message', 'hint'],
] as const satisfies readonly (keyof Diagnostic)[];

/** A finding formatted like `JSON.stringify` with indentation, which takes three times as long. */
function laidOut(finding: Diagnostic): string {
  const lines = KEYS.map((key) => `\n      "${key}": ${JSON.stringify(finding[key])}`);
  return `\n    {${lines.join(',')}\n    }`;
}

/**
 * `lint --format json`: a single document (docs/product.md, "Commands").
 *
 * @param error what no finding says: what could not be checked.
 */
export function* formatJson(
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
  error?: string,
): Generator<string> {
  yield '{\n  "diagnostics": [';
  let separator = '';
  for (const diagnostic of diagnostics) {
    yield separator + laidOut(diagnostic);
    separator = ',';
  }
  const end = separator === '' ? ']' : '\n  ]';
  yield `${end},\n  "summary": ${JSON.stringify(summary, null, 2).replaceAll('\n', '\n  ')}`;
  yield error === undefined ? '\n}\n' : `,\n  "error": ${JSON.stringify(error)}\n}\n`;
}

/** `lint --watch --format json`: the same document on a line of its own, since more of them follow. */
export function* formatJsonLine(
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
  error?: string,
): Generator<string> {
  let separator = '{"diagnostics":[';
  for (const diagnostic of diagnostics) {
    yield separator + JSON.stringify(diagnostic, [...KEYS]);
    separator = ',';
  }
  if (separator !== ',') yield separator;
  yield `],"summary":${JSON.stringify(summary)}`;
  yield error === undefined ? '}\n' : `,"error":${JSON.stringify(error)}}\n`;
}
