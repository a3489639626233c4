import type { Diagnostic } from '../content/diagnostic.ts';
import { jsonList } from './json-list.ts';
import { plainFinding, type Summary } from './summary.ts';

function* inOrder(diagnostics: Iterable<Diagnostic>): Generator<Omit<Diagnostic, 'frame'>> {
  for (const diagnostic of diagnostics) {
    const { file, line, column, endLine, endColumn, rule, severity, message, hint } =
      plainFinding(diagnostic);
    yield { file, line, column, endLine, endColumn, rule, severity, message, hint };
  }
}

/** `lint --format json`: one document (docs/product.md, "Commands"). */
export function* formatJson(
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
): Generator<string> {
  yield '{\n  "diagnostics": ';
  yield* jsonList(inOrder(diagnostics), '  ');
  yield `,\n  "summary": ${JSON.stringify(summary, null, 2).replaceAll('\n', '\n  ')}\n}\n`;
}
