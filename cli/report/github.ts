import type { Diagnostic } from '../content/diagnostic.ts';

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * `lint --format github`: workflow commands that annotate the lines of a pull request.
 *
 * @param notes what no finding says, in whole sentences.
 */
export function* formatGithub(
  diagnostics: Iterable<Diagnostic>,
  notes: readonly string[] = [],
): Generator<string> {
  for (const diagnostic of diagnostics) {
    const { file, line, column, endLine, endColumn, rule, severity, message, hint } = diagnostic;
    const places = `file=${escapeProperty(file)},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn}`;
    const text = hint === '' ? message : `${message} ${hint}`;
    yield `::${severity} ${places},title=${escapeProperty(rule)}::${escapeData(text)}\n`;
  }
  for (const note of notes) yield `::notice::${escapeData(note)}\n`;
}
