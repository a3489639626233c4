import type { Diagnostic } from '../content/diagnostic.ts';
import type { Summary } from './summary.ts';

/** What is told of a finding, in this order: no frame, and nothing that repairs it. */
const KEYS = [
  ...['file', 'line', 'column', 'endLine', 'endColumn'],
  ...['rule', 'severity', 'message', 'hint'],
] as const satisfies readonly (keyof Diagnostic)[];

/** A finding as `JSON.stringify` lays it out inside of the document: that takes three times as long. */
function laidOut(finding: Diagnostic): string {
  const lines = KEYS.map((key) => `\n      "${key}": ${JSON.stringify(finding[key])}`);
  return `\n    {${lines.join(',')}\n    }`;
}

/** `lint --format json`: one document (docs/product.md, "Commands"). */
export function* formatJson(
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
): Generator<string> {
  yield '{\n  "diagnostics": [';
  let separator = '';
  for (const diagnostic of diagnostics) {
    yield separator + laidOut(diagnostic);
    separator = ',';
  }
  const end = separator === '' ? ']' : '\n  ]';
  yield `${end},\n  "summary": ${JSON.stringify(summary, null, 2).replaceAll('\n', '\n  ')}\n}\n`;
}
