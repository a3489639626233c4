import { codeFrame } from '../code-frame.ts';
import type { Diagnostic, Range } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { rangeBetween, type Span } from '../span-location.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { parseYaml } from '../yaml/yaml-file.ts';
import { CONTROL, controlFinding } from '../yaml/yaml-guard.ts';

/** A Markdown file: its front matter and its text. */
export interface FrontMatterFile {
  /** Undefined if there is none or it has syntax errors. */
  keys: unknown;
  /** Position of a key. */
  locateKey: Locate;
  /**
   * Everything after the front matter, with LF line endings; all other characters keep their position in the line.
   */
  text: string;
  /** Position of a span of the text. */
  locateText: (span: Span) => Range;
  diagnostics: Diagnostic[];
}

/** Replaces the opening line by a comment, so that line numbers of the YAML stay the same. */
const OPENED = '###';

/** Maximum number of findings of one kind: after fixing that many, one runs the check again. */
const MOST_TOLD = 100;

const FENCE = /^---[ \t]*\r?$/gm;

function missing(source: SourceFile, message: string, hint: string): Diagnostic {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 4 };
  return report(source, { range, rule: 'syntax/front-matter', message, hint });
}

/** Offsets of the parts of a Markdown file. */
interface FrontMatterParts {
  /** After the opening line. */
  keys: number;
  /** Start of the closing line. */
  end: number;
  /** After the closing line. */
  text: number;
}

/** Finds the front matter of a file; undefined if it has no start or no end. */
export function frontMatterParts(text: string): FrontMatterParts | undefined {
  const opening = /^---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!opening) return undefined;
  FENCE.lastIndex = 3;
  const fence = FENCE.exec(text);
  if (!fence) return undefined;
  const end = fence.index;
  return { keys: opening[0].length, end, text: Math.min(text.length, end + fence[0].length + 1) };
}

function whyMissing(source: SourceFile): Diagnostic {
  if (!/^---[ \t]*(?:\r?\n|$)/.test(source.text)) {
    const message = 'This page has no front matter, so menus and search engines would not know it.';
    const hint =
      'Begin the file with a line of three hyphens (---), the keys name, type, description and seo, and another such line.';
    return missing(source, message, hint);
  }
  const message = 'The front matter that begins here does not end.';
  return missing(source, message, 'Put a line of three hyphens (---) behind its last key.');
}

/** Reports control characters, and replaces them with spaces, so that all positions stay the same. */
function withoutControls(text: string, firstLine: number, source: SourceFile) {
  const told = text.split('\n').flatMap((line, index) => {
    const control = CONTROL.exec(line);
    return control
      ? [report(source, controlFinding(control[0], firstLine + index, control.index + 1))]
      : [];
  });
  const clean = told.length === 0 ? text : text.replace(new RegExp(CONTROL, 'g'), ' ');
  return { clean, diagnostics: told.slice(0, MOST_TOLD) };
}

/** True if the front matter contains only comments. */
function isBlank(front: string): boolean {
  return front
    .split('\n')
    .slice(1)
    .every((line) => /^\s*(?:#|$)/.test(line));
}

/** Splits a Markdown file into its parts; never throws. */
export function readFrontMatter(source: SourceFile): FrontMatterFile {
  const parts = frontMatterParts(source.text);
  const split = parts ?? { end: 0, text: 0 };
  const front = source.text.slice(0, split.end);
  // If nothing follows the front matter, its last line is the position of the text.
  const firstLine = front.split('\n').length + (parts && split.text < source.text.length ? 1 : 0);
  const shown = source.text.slice(split.text).replaceAll('\r\n', '\n').replaceAll('\r', ' ');
  const { clean: text, diagnostics } = withoutControls(shown, firstLine, source);
  const locateText = (span: Span) => {
    const { line, column, endLine, endColumn } = rangeBetween(text, ...span);
    return { line: line + firstLine - 1, column, endLine: endLine + firstLine - 1, endColumn };
  };
  const nothing = { text, locateText, locateKey: () => locateText([0, 0]) };
  if (!parts) return { ...nothing, keys: undefined, diagnostics: [whyMissing(source)] };
  if (isBlank(front)) return { ...nothing, keys: {}, diagnostics };
  const yaml = parseYaml({ ...source, text: OPENED + front.slice(OPENED.length) });
  const inKeys = yaml.diagnostics.map((finding) => ({
    ...finding,
    frame: codeFrame(source.text, finding),
  }));
  return {
    ...nothing,
    keys: yaml.value,
    locateKey: yaml.locate,
    diagnostics: [...inKeys, ...diagnostics],
  };
}
