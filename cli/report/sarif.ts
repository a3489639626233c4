import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../content/diagnostic.ts';
import { VERSION } from '../system/version.ts';
import { jsonList } from './json-list.ts';

function artifact(file: string) {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href };
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

function result({
  file,
  line,
  column,
  endLine,
  endColumn,
  rule,
  severity,
  message,
  hint,
}: Diagnostic) {
  return {
    ruleId: rule,
    level: severity,
    message: { text: hint === '' ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifact(file),
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
  };
}

function* results(diagnostics: Iterable<Diagnostic>) {
  for (const diagnostic of diagnostics) yield result(diagnostic);
}

/** Placeholder for the results in the log, which is serialized without them. */
const RESULTS = '"results": []';

/** A run that could not check all that was asked for. */
function failedInvocation(text: string) {
  const notification = { level: 'error', message: { text } };
  return { executionSuccessful: false, toolExecutionNotifications: [notification] };
}

/**
 * `lint --format sarif`: SARIF 2.1.0, for code hosts and editors.
 *
 * @param undone what no finding says: what could not be checked.
 */
export function* formatSarif(
  diagnostics: Iterable<Diagnostic>,
  undone?: string,
): Generator<string> {
  const names = new Set<string>();
  for (const { rule } of diagnostics) names.add(rule);
  const rules = [...names].sort().map((id) => ({ id }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'touchdown', version: VERSION, rules } },
        ...(undone === undefined ? {} : { invocations: [failedInvocation(undone)] }),
        columnKind: 'utf16CodeUnits',
        results: [],
      },
    ],
  };
  const text = `${JSON.stringify(log, null, 2)}\n`;
  const at = text.lastIndexOf(RESULTS);
  yield text.slice(0, at + RESULTS.length - 2);
  yield* jsonList(results(diagnostics), '      ');
  yield text.slice(at + RESULTS.length);
}
