import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { VERSION } from '../version.ts';

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

/** `lint --format sarif`: SARIF 2.1.0, which code hosts and editors read. */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const rules = [...new Set(diagnostics.map(({ rule }) => rule))].sort().map((id) => ({ id }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'touchdown', version: VERSION, rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map(result),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
