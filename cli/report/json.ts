import type { Diagnostic } from '../content/diagnostic.ts';
import type { Summary } from './summary.ts';
import type { UnaskedHost } from './unasked-hosts.ts';

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

/** What a run could not check. */
export interface Unchecked {
  /** What keeps the exit code from being 0, in whole sentences. */
  error?: string | undefined;
  unasked?: readonly UnaskedHost[] | undefined;
}

/** The keys of what a run could not check; none if it has checked everything. */
function uncheckedKeys({ unasked = [], error }: Unchecked): [key: string, value: unknown][] {
  return [
    ...(unasked.length > 0 ? [['unasked', unasked] as [string, unknown]] : []),
    ...(error === undefined ? [] : [['error', error] as [string, unknown]]),
  ];
}

/**
 * `lint --format json`: a single document (docs/product.md, "Commands").
 *
 * @param more what no finding says.
 */
export function* formatJson(
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
  more: Unchecked = {},
): Generator<string> {
  yield '{\n  "diagnostics": [';
  let separator = '';
  for (const diagnostic of diagnostics) {
    yield separator + laidOut(diagnostic);
    separator = ',';
  }
  const end = separator === '' ? ']' : '\n  ]';
  yield `${end},\n  "summary": ${JSON.stringify(summary, null, 2).replaceAll('\n', '\n  ')}`;
  for (const [key, value] of uncheckedKeys(more)) yield `,\n  "${key}": ${JSON.stringify(value)}`;
  yield '\n}\n';
}

/** `lint --watch --format json`: the same document on a line of its own, since more of them follow. */
export function* formatJsonLine(
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
  more: Unchecked = {},
): Generator<string> {
  let separator = '{"diagnostics":[';
  for (const diagnostic of diagnostics) {
    yield separator + JSON.stringify(diagnostic, [...KEYS]);
    separator = ',';
  }
  if (separator !== ',') yield separator;
  yield `],"summary":${JSON.stringify(summary)}`;
  for (const [key, value] of uncheckedKeys(more)) yield `,"${key}":${JSON.stringify(value)}`;
  yield '}\n';
}
