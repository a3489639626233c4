import type { MarkdownIt, StateBlock, Token } from 'markdown-it';

/** The opening line of a directive: `:::note[Its heading]`. */
export interface Directive {
  name: string;
  label?: string;
  /** False if there is no closing line of three colons. */
  isClosed: boolean;
}

/** The directive that a token opens. */
export function directiveOf(token: Token | undefined): Directive | undefined {
  return token?.meta as Directive | undefined;
}

const OPENING = /^:::[ \t]*([A-Za-z-]+)[ \t]*(?:\[(.*)\])?[ \t]*$/;
const CLOSING = /^:::[ \t]*$/;

function lineOf(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}

function findClosing(state: StateBlock, startLine: number, endLine: number): number | undefined {
  for (let line = startLine + 1; line < endLine; line += 1) {
    const text = lineOf(state, line);
    if (CLOSING.test(text)) return line;
    // Directives do not nest: where the next one begins, this one should have ended.
    if (OPENING.test(text)) return undefined;
  }
  return undefined;
}

/** The end of what a directive that is never closed was to hold: the first blank line below its content. */
function likelyEnd(state: StateBlock, startLine: number, endLine: number): number {
  let line = startLine + 1;
  while (line < endLine && state.isEmpty(line)) line += 1;
  while (line < endLine && !state.isEmpty(line)) line += 1;
  return line;
}

/** Directives are only allowed at the top level: in a list or in each other they would be hard to follow. */
function readDirective(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const text = lineOf(state, startLine);
  const isIndented = (state.sCount[startLine] ?? 0) - state.blkIndent >= 4;
  if (isIndented || !text.startsWith(':::')) return false;
  if (silent) return true;
  const [, name, label] = OPENING.exec(text) ?? [];
  if (name === undefined || state.level > 0) {
    const stray = state.push('directive_stray', '', 0);
    stray.map = [startLine, startLine + 1];
    state.line = startLine + 1;
    return true;
  }
  const closing = findClosing(state, startLine, endLine);
  const last = closing ?? likelyEnd(state, startLine, endLine);
  const { parentType, lineMax } = state;
  const opening = state.push('directive_open', '', 1);
  opening.map = [startLine, last];
  const isClosed = closing !== undefined;
  const directive: Directive = { name, ...(label ? { label } : {}), isClosed };
  opening.meta = { ...directive };
  state.parentType = 'directive';
  state.lineMax = last;
  state.md.block.tokenize(state, startLine + 1, last);
  state.push('directive_close', '', -1);
  state.parentType = parentType;
  state.lineMax = lineMax;
  state.line = isClosed ? last + 1 : last;
  return true;
}

/** Adds the directives of a body to a parser: blocks between lines of three colons. */
export function addDirectives(parser: MarkdownIt): void {
  parser.block.ruler.before('fence', 'directive', readDirective, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}
