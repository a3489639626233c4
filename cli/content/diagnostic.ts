import type { Span } from './span-location.ts';
import type { Path } from './value-path.ts';

/** How grave a finding is; warnings become errors under `lint --production` (docs/product.md, "Commands"). */
export type Severity = 'error' | 'warning';

/** A stretch of a file. Lines and columns count from 1; columns are UTF-16 units, as editors count. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  /** The column after the last character. */
  endColumn: number;
}

/** The lines of source around a finding, cut to a printable width. */
export interface CodeFrame {
  /** Number of the first of `lines`. */
  firstLine: number;
  lines: string[];
}

/** The only right way to mend what was found in a text. */
export type Repair =
  /** Other words in the place of a stretch of the text, as it is written in the file. */
  | { span: Span; becomes: string }
  /** The text goes, which is an entry of a list. */
  | { removes: 'entry' };

/** The same with the way to the text in its file. */
export type PlacedRepair = Repair & { path: Path };

/** One finding in one file, ready to be laid out by any reporter. */
export interface Diagnostic extends Range {
  /** Path inside the working folder with forward slashes, else absolute. */
  file: string;
  /** Name of the rule, `family/name`, such as `shape/unknown-key`. */
  rule: string;
  severity: Severity;
  /** What is wrong, in plain words. */
  message: string;
  /** What to do about it; never empty. */
  hint: string;
  /** Missing where a person has to decide. */
  repair?: PlacedRepair;
  /** The word that looks misspelt, in small letters: other files of the site may have it as well. */
  word?: string;
  frame?: CodeFrame;
}

/** Where a fault of the whole file is reported. */
export const WHOLE_FILE: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Orders findings by file, then place, then rule, then words: reports are the same on every machine, and
 * whatever was looked at first.
 */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareTexts(a.rule, b.rule) ||
    a.endLine - b.endLine ||
    a.endColumn - b.endColumn ||
    compareTexts(a.message, b.message) ||
    compareTexts(a.hint, b.hint)
  );
}

/** True if at least one finding is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
