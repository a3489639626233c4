import { codeFrame } from './code-frame.ts';
import type { Diagnostic, Range } from './diagnostic.ts';
import { report, type SourceFile } from './source-file.ts';
import { rangeBetween, type Span } from './span-location.ts';
import type { Locate } from './yaml-document.ts';
import { parseYaml } from './yaml-file.ts';
import { CONTROL, controlFinding } from './yaml-guard.ts';

/** A Markdown file: the keys in front of its text, and the text. */
export interface FrontMatterFile {
  /** Undefined if they have syntax errors, or are not there. */
  keys: unknown;
  /** Place of a key. */
  locateKey: Locate;
  /** Everything behind the keys; lines end in LF, and every other character keeps its place in its line. */
  text: string;
  /** Place of a stretch of the text. */
  locateText: (span: Span) => Range;
  diagnostics: Diagnostic[];
}

/** A comment in the place of the line that opens the front matter: its YAML keeps its lines. */
const OPENED = '###';

/** Faults of one kind that are told at once: who has mended so many looks again. */
const MOST_TOLD = 100;

const FENCE = /^---[ \t]*\r?$/gm;

function missing(source: SourceFile, message: string, hint: string): Diagnostic {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 4 };
  return report(source, { range, rule: 'syntax/front-matter', message, hint });
}

/** Offsets of the parts of a Markdown file. */
interface FrontMatterParts {
  /** Behind the line that opens the front matter. */
  keys: number;
  /** The line that ends it. */
  end: number;
  /** Behind that line. */
  text: number;
}

/** Finds the front matter of a file; undefined if it does not begin, or does not end. */
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

/** Characters that no text can contain, each told; they become spaces, so that everything keeps its place. */
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

/** True if nothing but comments stands behind the opening line. */
function isBlank(front: string): boolean {
  return front
    .split('\n')
    .slice(1)
    .every((line) => /^\s*(?:#|$)/.test(line));
}

/** Takes a Markdown file apart; never throws. */
export function readFrontMatter(source: SourceFile): FrontMatterFile {
  const parts = frontMatterParts(source.text);
  const split = parts ?? { end: 0, text: 0 };
  const front = source.text.slice(0, split.end);
  // Where nothing follows the front matter, its last line stands for the text.
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
