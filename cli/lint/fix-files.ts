import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { replaceOwnFile } from '../system/draft-file.ts';

/** A stretch of a line to be replaced. */
interface Edit {
  line: number;
  column: number;
  endColumn: number;
  text: string;
}

/** The name inside a hint that offers one and sees nothing against it. */
const SUGGESTED_KEY = /^Did you mean "([A-Za-z][\w-]*)"\?$/;

/** The edit that repairs a finding without any doubt; undefined if a person has to decide. */
function editFor(
  { rule, hint, line, column, endLine, endColumn }: Diagnostic,
  lines: string[],
): Edit | undefined {
  if (line !== endLine) return undefined;
  const old = lines[line - 1]?.slice(column - 1, endColumn - 1) ?? '';
  if (rule === 'shape/needs-quotes' && /^[^"'\\]+$/.test(old))
    return { line, column, endColumn, text: `"${old}"` };
  const meant = SUGGESTED_KEY.exec(hint)?.[1];
  if (
    rule === 'shape/unknown-key' &&
    meant !== undefined &&
    !lines[line - 1]?.includes(`"${old}"`)
  ) {
    return { line, column, endColumn, text: meant };
  }
  return undefined;
}

/** Line ends come last: a lone CR ends no line in the places of the findings. */
function repaired(text: string, findings: readonly Diagnostic[]): string {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  const edits = findings
    .map((finding) => editFor(finding, lines))
    .filter((edit) => edit !== undefined)
    // From the end of each line to its start, so that earlier columns stay true.
    .sort((a, b) => b.line - a.line || b.column - a.column);
  for (const { line, column, endColumn, text: replacement } of edits) {
    const old = lines[line - 1] ?? '';
    lines[line - 1] = old.slice(0, column - 1) + replacement + old.slice(endColumn - 1);
  }
  return lines.join('\n').replace(/\r\n?/g, '\n');
}

/** Rules that find what is repaired here. */
const REPAIRED = new Set([
  'syntax/byte-order-mark',
  'syntax/line-endings',
  'shape/needs-quotes',
  'shape/unknown-key',
]);

/** Only what was read as a text: folders, pictures and files in another encoding are left alone. */
function isRepairable(findings: readonly Diagnostic[]): boolean {
  return (
    findings.some(({ rule }) => REPAIRED.has(rule)) &&
    !findings.some(({ rule }) => rule === 'syntax/encoding' || rule.startsWith('file/'))
  );
}

/** The findings of each file in turn; one file's at a time are in memory. */
function* byFile(diagnostics: Iterable<Diagnostic>): Generator<[string, Diagnostic[]]> {
  let together: [string, Diagnostic[]] | undefined;
  for (const finding of diagnostics) {
    if (together?.[0] !== finding.file) {
      if (together) yield together;
      together = [finding.file, []];
    }
    together[1].push(finding);
  }
  if (together) yield together;
}

/**
 * Repairs what has only one right repair: byte order marks, line ends, keys with one clear
 * suggestion, quotes around texts that look like numbers. A link stays one; the file that it leads
 * to is repaired, once, by whatever name it was found.
 *
 * @param diagnostics sorted by file.
 * @returns the files that were changed, as diagnostics name them.
 */
export function fixFiles(diagnostics: Iterable<Diagnostic>, cwd: string): string[] {
  const seen = new Set<string>();
  const changed: string[] = [];
  for (const [file, findings] of byFile(diagnostics)) {
    if (!isRepairable(findings)) continue;
    const path = realpathSync(resolve(cwd, file));
    if (seen.has(path)) continue;
    seen.add(path);
    const old = readFileSync(path, 'utf8');
    const text = repaired(old, findings);
    if (text === old) continue;
    replaceOwnFile(path, text);
    changed.push(file);
  }
  return changed;
}
