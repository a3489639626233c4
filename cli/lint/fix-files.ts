import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { frontMatterParts } from '../content/front-matter.ts';
import { editText } from '../edit/edit-text.ts';
import type { Operation } from '../edit/operation.ts';
import { pathAt } from '../edit/path-at.ts';
import { replaceOwnFile } from '../system/draft-file.ts';
import { REPAIRED_IN_PLACE, repairOf } from './repair-of.ts';

/** The operation that repairs a finding whose place begins at `start`. */
function repairAt(finding: Diagnostic, start: number, text: string): Operation | undefined {
  const { line, column, endLine, endColumn } = finding;
  const place = line === endLine ? pathAt(text, start) : undefined;
  return place && repairOf(finding, place, text.slice(start, start + endColumn - column));
}

/** Repairs the keys and values of a text of YAML, each by itself: one that cannot be repaired is left. */
function repairedYaml(text: string, findings: readonly Diagnostic[], firstLine: number): string {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const operations = findings.flatMap((finding) => {
    const start = (starts[finding.line - firstLine] ?? 0) + finding.column - 1;
    return REPAIRED_IN_PLACE.has(finding.rule) ? (repairAt(finding, start, text) ?? []) : [];
  });
  // What is held comes before what holds it: paths lead through keys as they were.
  operations.sort((a, b) => b.path.length - a.path.length);
  return operations.reduce((current, operation) => {
    const edited = editText(current, [operation]);
    return 'refused' in edited ? current : edited.text;
  }, text);
}

/** Line ends come last: a lone CR ends no line in the places of the findings. */
function repaired(path: string, old: string, findings: readonly Diagnostic[]): string {
  const text = old.replace(/^\ufeff/, '');
  const parts = path.endsWith('.md') ? frontMatterParts(text) : { keys: 0, end: text.length };
  const { keys, end } = parts ?? { keys: 0, end: 0 };
  const firstLine = keys === 0 ? 1 : 2;
  const edited = repairedYaml(text.slice(keys, end), findings, firstLine);
  return (text.slice(0, keys) + edited + text.slice(end)).replace(/\r\n?/g, '\n');
}

/** Rules that find what is repaired here. */
const REPAIRED = new Set([
  ...['syntax/byte-order-mark', 'syntax/line-endings'],
  ...REPAIRED_IN_PLACE,
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
    const text = repaired(path, old, findings);
    if (text === old) continue;
    replaceOwnFile(path, text);
    changed.push(file);
  }
  return changed;
}
