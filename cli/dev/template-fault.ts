import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { codeFrame } from '../content/code-frame.ts';
import { type Diagnostic, type Range, WHOLE_FILE } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** A template that cannot be loaded or rendered; `cause` is the error of Vite or React. */
export class TemplateFault extends Error {}

/** Properties that Vite and Vike add to errors; lines start at 1, columns at 0. */
interface LocatedError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
  /** The original error: Vike overwrites its message. */
  getOriginalError?: () => Error;
}

interface SourceLocation {
  path: string;
  line: number;
  column: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: parsers colour what they print.
const COLOURS = /\u001b\[[\d;]*m/g;

/** A stack frame: `at name (place:line:column)` or `at place:line:column`. */
const STACK_LINE = /^\s*at (?:.*\()?(?<place>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/gm;

/** The position above a code frame printed by a parser. */
const PRINTED_PLACE = /\[ (?<place>[^\]]+?):(?<line>\d+):(?<column>\d+) \]/g;

/** An imported module that cannot be loaded. */
const MISSING_MODULE =
  /^Failed to load url (?<name>\S+) .*? in (?<path>.+?)\. Does the file exist\?/m;

/** Lines that are not the message: code frames, stack frames, and the reporting tool. */
const BESIDE_THE_POINT =
  /^\s*(?:$|[│╭╰|>·┌└]|\d+ [│|]|at |File:|Plugin:)|^\d+:\d\d:\d\d|^(?:Build|Transform) failed/;

/** @param root folder of the site, which may be anywhere. */
function isTemplate(path: string, root: string): boolean {
  const isOwn = (folder: string) => {
    const inside = relative(folder, path);
    const outside = inside.startsWith('..') || isAbsolute(inside);
    return !outside && !inside.split(sep).includes('node_modules');
  };
  return (isOwn(ENGINE_ROOT) || isOwn(root)) && existsSync(path);
}

function placesIn(text: string, pattern: RegExp, root: string): SourceLocation[] {
  return [...matchesIn(text, pattern)].flatMap(({ groups = {} }) => {
    const path = resolve(ENGINE_ROOT, groups.place ?? '');
    const place = { path, line: Number(groups.line), column: Number(groups.column) };
    return isTemplate(path, root) ? [place] : [];
  });
}

/** Position of the import of a module that cannot be loaded. */
function importPlace(message: string, root: string): SourceLocation | undefined {
  const { name, path } = MISSING_MODULE.exec(message)?.groups ?? {};
  if (name === undefined || path === undefined || !isTemplate(path, root)) return undefined;
  const before = readFileSync(path, 'utf8').split(name)[0]?.split('\n') ?? [''];
  return { path, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The innermost position in the site's own sources that an error names. */
function placeOf(error: LocatedError, text: string, root: string): SourceLocation | undefined {
  const path = error.loc?.file ?? error.id?.replace(/\?.*$/, '');
  if (error.loc && path !== undefined && isTemplate(path, root))
    return { path, line: error.loc.line, column: error.loc.column + 1 };
  return (
    importPlace(text, root) ??
    placesIn(text, PRINTED_PLACE, root)[0] ??
    placesIn(error.stack ?? '', STACK_LINE, root)[0]
  );
}

function headline(text: string): string {
  const missing = MISSING_MODULE.exec(text)?.groups?.name;
  if (missing !== undefined) return `There is no file ${missing}.`;
  const told =
    text.split('\n').find((line) => !BESIDE_THE_POINT.test(line)) ?? 'The template failed.';
  return told
    .trim()
    .replace(/^\[\w+\] /, '')
    .replace(/^(?:Syntax)?Error: /, '');
}

function rangeOf({ line, column }: SourceLocation, text: string): Range {
  const written = text.split('\n')[line - 1] ?? '';
  const word = /^[\w$./-]+/.exec(written.slice(column - 1))?.[0].length ?? 1;
  return { line, column, endLine: line, endColumn: column + word };
}

/**
 * Converts a template error to a finding at its source line, for the same overlay as content.
 *
 * @param cwd folder that displayed paths are relative to.
 * @param root folder of the site.
 */
export function templateDiagnostic(fault: TemplateFault, cwd: string, root: string): Diagnostic {
  const wrapped: LocatedError =
    fault.cause instanceof Error ? fault.cause : new Error(String(fault.cause));
  const error: LocatedError = wrapped.getOriginalError?.() ?? wrapped;
  const text = `${error.message}\n${wrapped.message}`.replace(COLOURS, '');
  const place = placeOf(error, text, root);
  const isCode = placesIn(text, PRINTED_PLACE, root).length > 0 || error.loc !== undefined;
  const found = {
    rule: isCode ? 'template/syntax' : 'template/exception',
    severity: 'error',
    message: headline(text),
    hint: 'The page returns as soon as the file is fixed.',
  } as const;
  if (!place) return { file: displayPath(ENGINE_ROOT, cwd), ...WHOLE_FILE, ...found };
  const source = readFileSync(place.path, 'utf8');
  const range = rangeOf(place, source);
  return {
    file: displayPath(place.path, cwd),
    ...range,
    ...found,
    frame: codeFrame(source, range),
  };
}
