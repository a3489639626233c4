import { createColors } from 'picocolors';
import type { Diagnostic } from '../content/diagnostic.ts';
import { printable } from '../content/printable.ts';
import { type Summary, summarize } from './summary.ts';

type Colors = ReturnType<typeof createColors>;

/** Escapes each part of a string for the terminal; the separators are our own and stay. */
function printableParts(text: string, separator: '\t' | '\n'): string {
  return text.split(separator).map(printable).join(separator);
}

/** The marks below a line, aligned with the finding as it appears on screen. */
function underline(text: string, start: number, end: number): { lead: string; marks: string } {
  const lead = printableParts(text.slice(0, start), '\t').replace(/[^\t]/g, ' ');
  const { length } = printableParts(text.slice(start, end), '\t');
  return { lead, marks: '^'.repeat(Math.max(1, length)) };
}

/** The lines around a finding, with the finding underlined. */
function frameLines(
  { frame, line, column, endLine, endColumn }: Diagnostic,
  colors: Colors,
): string[] {
  if (!frame) return [];
  const width = String(frame.firstLine + frame.lines.length - 1).length;
  return frame.lines.flatMap((text, index) => {
    const number = frame.firstLine + index;
    const inside = number >= line && number <= endLine;
    const gutter = colors.dim(`${String(number).padStart(width)} │`);
    const clear = printableParts(text, '\t');
    const shown = `    ${gutter} ${inside ? clear : colors.dim(clear)}`.trimEnd();
    if (number !== line) return [shown];
    // A line truncated to the width of the frame may end before the finding starts.
    if (column > text.length + 1) return [shown];
    const end = endLine === line ? endColumn - 1 : text.length;
    const { lead, marks } = underline(text, column - 1, end);
    return [shown, `    ${colors.dim(`${' '.repeat(width)} │`)} ${lead}${colors.red(marks)}`];
  });
}

function finding(diagnostic: Diagnostic, colors: Colors): string {
  const { file, line, column, rule, severity, message, hint } = diagnostic;
  const word = severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const lines = [
    `${colors.bold(`${printable(file)}:${line}:${column}`)}  ${word}  ${colors.dim(rule)}`,
    `  ${printable(message)}`,
    ...frameLines(diagnostic, colors),
  ];
  if (hint !== '') lines.push(`  ${colors.cyan('→')} ${printableParts(hint, '\n')}`);
  return `${lines.join('\n')}\n`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** The summary in one line: `2 errors and 1 warning in 6 files`. */
export function summaryLine({ files, errors, warnings }: Summary): string {
  const found =
    errors + warnings === 0
      ? 'No problems'
      : `${count(errors, 'error')} and ${count(warnings, 'warning')}`;
  return files === 0 ? found : `${found} in ${count(files, 'file')}`;
}

/**
 * Findings for people: place, message, code frame, hint.
 *
 * @param options `notes` are lines below the summary, about what it does not count.
 */
export function* formatPretty(
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
  options: { colors: boolean; notes?: readonly string[] },
): Generator<string> {
  const colors = createColors(options.colors);
  for (const diagnostic of diagnostics) yield `${finding(diagnostic, colors)}\n`;
  yield `${summaryLine(summary)}\n`;
  for (const note of options.notes ?? []) yield `${printable(note)}\n`;
}

/** A few findings where no files were counted. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: { colors: boolean },
): string {
  return [...formatPretty(diagnostics, summarize(diagnostics, 0), options)].join('');
}
