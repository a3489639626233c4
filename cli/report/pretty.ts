import { createColors } from 'picocolors';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { type Summary, summarize } from './summary.ts';

type Colors = ReturnType<typeof createColors>;

/** The lines around a finding with its place underlined. */
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
    const shown = `    ${gutter} ${inside ? text : colors.dim(text)}`.trimEnd();
    if (number !== line) return [shown];
    const end = endLine === line ? endColumn : text.length + 1;
    const length = Math.max(1, Math.min(end, text.length + 1) - column);
    // A line cut to the width of the frame may end before the finding begins.
    if (column > text.length + 1) return [shown];
    const lead = text.slice(0, column - 1).replace(/[^\t]/g, ' ');
    return [
      shown,
      `    ${colors.dim(`${' '.repeat(width)} │`)} ${lead}${colors.red('^'.repeat(length))}`,
    ];
  });
}

function finding(diagnostic: Diagnostic, colors: Colors): string {
  const { file, line, column, rule, severity, message, hint } = diagnostic;
  const word = severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const lines = [
    `${colors.bold(`${file}:${line}:${column}`)}  ${word}  ${colors.dim(rule)}`,
    `  ${message}`,
    ...frameLines(diagnostic, colors),
  ];
  if (hint !== '') lines.push(`  ${colors.cyan('→')} ${hint}`);
  return `${lines.join('\n')}\n`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** What was found in one line: `2 errors and 1 warning in 6 files`. */
export function summaryLine({ files, errors, warnings }: Summary): string {
  const found =
    errors + warnings === 0
      ? 'No problems'
      : `${count(errors, 'error')} and ${count(warnings, 'warning')}`;
  return files === 0 ? found : `${found} in ${count(files, 'file')}`;
}

/** Findings for people: place, words, the lines concerned, what to do. */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  options: { colors: boolean },
): string {
  const colors = createColors(options.colors);
  const findings = diagnostics.map((diagnostic) => finding(diagnostic, colors));
  return `${[...findings, summaryLine(summary)].join('\n')}\n`;
}

/** Findings of a build or of the development server, where no file was counted. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: { colors: boolean },
): string {
  return formatPretty(diagnostics, summarize(diagnostics, 0), options);
}
