import { compareDiagnostics, type Diagnostic, type Severity } from '../content/diagnostic.ts';

/** A finding as JSON, with what decides whether it is reported. */
export interface WrittenFinding {
  file: string;
  rule: string;
  severity: Severity;
  text: string;
}

/** A finding as JSON, with the keys that nearly always decide the sort order. */
export interface Entry {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** The position comes first, so that the rest need not be parsed for sorting. */
const START = /^\{"file":"([^"\\]*)","line":(\d+),"column":(\d+),/;

/** @param text of a finding as JSON. */
export function entryOf(text: string): Entry {
  const [, start, startLine, startColumn] = START.exec(text) ?? [];
  if (start !== undefined)
    return { file: start, line: Number(startLine), column: Number(startColumn), text };
  const { file, line, column }: Diagnostic = JSON.parse(text);
  return { file, line, column, text };
}

/** Before the name of the rule; within a text its quotes would be escaped. */
const RULE = '"rule":"';

/** The rule of a finding as JSON, without parsing the rest. */
export function ruleOf(text: string): string {
  const start = text.indexOf(RULE) + RULE.length;
  const rule = text.slice(start, text.indexOf('"', start));
  return rule.includes('\\') ? (JSON.parse(text) as Diagnostic).rule : rule;
}

/** Compares like `compareDiagnostics`. */
export function compareEntries(a: Entry, b: Entry): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    a.line - b.line ||
    a.column - b.column ||
    compareDiagnostics(JSON.parse(a.text), JSON.parse(b.text))
  );
}

/** @param texts of findings as JSON. */
export function* entriesOf(texts: Iterable<string>): Generator<Entry> {
  for (const text of texts) yield entryOf(text);
}
