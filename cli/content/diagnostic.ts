import type { Span } from './span-location.ts';
import type { Path } from './value-path.ts';

/** Severity of a finding; warnings become errors under `lint --production` (docs/product.md, "Commands"). */
export type Severity = 'error' | 'warning';

/** A range in a file. Lines and columns start at 1; columns are UTF-16 units, as in editors. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  /** The column after the last character. */
  endColumn: number;
}

/** The source lines around a finding, cut to a printable width. */
export interface CodeFrame {
  /** Number of the first of `lines`. */
  firstLine: number;
  lines: string[];
  /** The line of the finding, if `lines` has it shortened. */
  whole?: string;
}

/** An automatic fix, where there is only one right way. */
export type Repair =
  /** Replaces a span of the raw text in the file. */
  | { span: Span; becomes: string }
  /** Deletes the text, which is an entry of a list. */
  | { removes: 'entry' }
  /** Replaces the text by all of it, of which a part was read as these keys. */
  | { joins: readonly string[]; becomes: string };

/** A fix with the path of the text in its file. */
export type PlacedRepair = Repair & { path: Path };

/** One finding in one file, ready for any reporter. */
export interface Diagnostic extends Range {
  /** Path relative to the working folder with forward slashes, or absolute outside it. */
  file: string;
  /** Name of the rule, `family/name`, such as `shape/unknown-key`. */
  rule: string;
  severity: Severity;
  /** What is wrong, in plain words. */
  message: string;
  /** What to do about it; never empty. */
  hint: string;
  /** Missing if a person has to decide. */
  repair?: PlacedRepair;
  /** The misspelled word, in lower case: other files of the site may contain it too. */
  word?: string;
  /** The file that says the same, as findings name it. */
  other?: string;
  frame?: CodeFrame;
}

/** Range of a finding about the whole file. */
export const WHOLE_FILE: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Sorts findings by file, position, rule, and text: reports are the same on every machine, and independent of the
 * order of checks.
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
