import type { CST } from 'yaml';
import { type Entry, endOfToken, isFlow } from './entries.ts';
import {
  columnOf,
  commentBehind,
  isFirstInLine,
  lastLineEnd,
  lineBreak,
  lineEnd,
  lineStart,
} from './lines.ts';
import { oldText } from './old-text.ts';
import { entryOf, type Place, tokenOf } from './places.ts';
import { placeWithin, type Splice, type Writing } from './splice.ts';
import type { Written } from './written-text.ts';
import { behindIndicator, type ValuePlace, writeValue } from './written-value.ts';

/** Writes the value of an empty file, after all comments and before the document end marker. */
function* fillEmpty(value: unknown, { text, style, safe }: Writing): Generator<Splice> {
  const mark = /^\.\.\.(?=\s|$)/m.exec(text);
  const start = mark?.index ?? text.length;
  const eol = lineBreak(text, start);
  const at = { style, eol, safe, holder: 'root', column: 0, behind: 0, isInFlow: false } as const;
  const written = writeValue(value, at);
  const words = written.kind === 'inline' ? written.text : written.body;
  const before = start > 0 && text[start - 1] !== '\n' ? eol : '';
  const after = mark || before === '' ? eol : '';
  yield { start, end: start, text: before + words + after };
}

function isBlock(token: CST.Token | undefined): boolean {
  return /^block-/.test(token?.type ?? '');
}

/** The comment on the line of an indicator or block header, which stays there. */
function headComment(token: CST.Token | undefined, from: number, text: string): string {
  if (token?.type !== 'block-scalar') return commentBehind(text, from);
  const header = token.props.find(({ type }) => type === 'block-scalar-header');
  return header && 'source' in header
    ? commentBehind(text, header.offset + header.source.length)
    : '';
}

/** Puts a list or map on the lines of a value that begins its line; the comment lines above it stay. */
function* replaceBelowComments(
  { token, from }: { token: CST.Token | undefined; from: number },
  written: Written,
  text: string,
): Generator<Splice> {
  if (!token || isBlock(token) || written.kind === 'inline' || written.header !== '') return;
  const start = lineStart(text, token.offset);
  if (!isFirstInLine(text, token.offset) || !/\n[ \t]*#/.test(text.slice(from, start))) return;
  const stop = endOfToken(token);
  const { body } = written;
  const tail = commentBehind(text, stop).trim();
  const above = tail === '' ? '' : `${/^ */.exec(body)?.[0]}${tail}${lineBreak(text, start)}`;
  yield { start, end: lineEnd(text, stop), text: above + body };
}

function* replaceBehind(
  { token, from }: { token: CST.Token | undefined; from: number },
  written: Written,
  holder: 'key' | 'entry',
  text: string,
): Generator<Splice> {
  const eol = lineBreak(text, from);
  if (!token && written.kind === 'inline') {
    yield { start: from, end: from, text: ` ${written.text}` };
    return;
  }
  const stop = token ? endOfToken(token) : from;
  const tail = token && !isBlock(token) ? commentBehind(text, stop) : '';
  const head = headComment(token, from, text);
  const comment = [head, head === tail ? '' : tail].join('');
  const end = isBlock(token) ? lastLineEnd(text, stop) : lineEnd(text, stop);
  yield {
    start: from,
    end,
    text: behindIndicator(written, holder, { eol, comment, column: columnOf(text, from) }),
  };
}

/** Splices for a value in a flow collection. */
function* replaceInFlow(
  { start, end, indicatorEnd, propsEnd = start, value }: Entry,
  words: string,
): Generator<Splice> {
  if (value) yield { start: value.offset, end: endOfToken(value), text: words };
  else if (indicatorEnd !== undefined) yield { start: propsEnd, end: propsEnd, text: ` ${words}` };
  else yield { start: end, end, text: `: ${words}` };
  if (indicatorEnd !== undefined) yield { start: indicatorEnd, end, text: ` ${words}` };
}

function* replaceInBlock(
  entry: Entry,
  written: Written,
  holder: 'key' | 'entry',
  text: string,
): Generator<Splice> {
  const { value: token, indicatorEnd, propsEnd, end } = entry;
  if (indicatorEnd === undefined || propsEnd === undefined) {
    // A multi-line key without a value.
    const column = columnOf(text, entry.start);
    const eol = lineBreak(text, end);
    const words = behindIndicator(written, 'key', { eol, column: column + 1 });
    yield { start: end, end, text: `${eol}${' '.repeat(column)}:${words}` };
    return;
  }
  if (token && !isBlock(token) && written.kind === 'inline')
    yield { start: token.offset, end: endOfToken(token), text: written.text };
  else {
    yield* replaceBelowComments({ token, from: propsEnd }, written, text);
    yield* replaceBehind({ token, from: propsEnd }, written, holder, text);
  }
  // A tag or anchor that does not fit the new value is removed with the old one.
  if (propsEnd > indicatorEnd)
    yield* replaceBehind({ token, from: indicatorEnd }, written, holder, text);
}

function writtenForms(value: unknown, token: CST.Token | undefined, at: ValuePlace): Written[] {
  const asFlow = token !== undefined && isFlow(token) && token.items.length > 0;
  const flow = writeValue(value, at, true);
  const isShort = flow.kind === 'inline' && at.behind + flow.text.length <= at.style.width;
  const usual = writeValue(value, at);
  return asFlow && isShort ? [flow, usual] : [usual];
}

/** Ways to replace a value, the best first. */
export function* replaceValue(place: Place, value: unknown, writing: Writing): Generator<Splice> {
  const { text } = writing;
  const { parent, node } = place;
  const token = tokenOf(place);
  const entry = entryOf(place);
  if (!parent || !entry) {
    if (!token) yield* fillEmpty(value, writing);
    else yield* replaceRoot(token, value, writing);
    return;
  }
  const scalar = (node as { value?: unknown } | null | undefined)?.value;
  const offset = token?.offset ?? (entry.propsEnd ?? entry.end) + 1;
  const at: ValuePlace = {
    ...placeWithin(parent, writing, offset),
    old: oldText(text, token, scalar),
  };
  for (const written of writtenForms(value, token, at)) {
    if (!at.isInFlow) yield* replaceInBlock(entry, written, at.holder as 'key' | 'entry', text);
    else if (written.kind === 'inline') yield* replaceInFlow(entry, written.text);
  }
}

function* replaceRoot(token: CST.Token, value: unknown, writing: Writing): Generator<Splice> {
  const { text, style, safe } = writing;
  const eol = lineBreak(text, token.offset);
  const at = { style, eol, safe, holder: 'root', column: 0, behind: 0, isInFlow: false } as const;
  const written = writeValue(value, at);
  const words = written.kind === 'inline' ? written.text : written.body;
  const stop = endOfToken(token);
  const end = isBlock(token) ? lastLineEnd(text, stop) : stop;
  yield { start: token.offset, end, text: words };
}
