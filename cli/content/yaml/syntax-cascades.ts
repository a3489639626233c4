import type { YAMLParseError } from 'yaml';

/** A parser error, with the position of its cause if that is elsewhere. */
export interface SyntaxFault {
  error: YAMLParseError;
  /** A line with an unusual indentation, which made the parser merge it with the line above. */
  misindented?: readonly [start: number, end: number];
}

/** A key with a colon at the start of a line, with or without a list dash. */
const KEY = /^ *(?:- +)?[\p{L}\w-]+:(?: |$)/u;

/** Parser errors about keys inside a scalar. */
const OF_KEYS = new Set(['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT']);

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/**
 * Of two lines that the parser merged, because the second one is indented more, the one whose indentation is less
 * common in the file.
 */
function misindented(
  { code, pos }: YAMLParseError,
  text: string,
): SyntaxFault['misindented'] | undefined {
  if (!OF_KEYS.has(code)) return undefined;
  const lines = text.split('\n');
  const number = text.slice(0, pos[0]).split('\n').length - 1;
  const line = lines[number] ?? '';
  const next = lines[number + 1] ?? '';
  // With a second colon, the line itself lacks quotes.
  if (!KEY.test(line) || !KEY.test(next) || /: .*: /.test(line)) return undefined;
  if (indentOf(next) <= indentOf(line)) return undefined;
  const alike = (wanted: string) =>
    lines.filter((other) => KEY.test(other) && indentOf(other) === indentOf(wanted)).length;
  // Levels are two spaces apart: if both are equally rare, the odd one is wrong.
  const isOdd = indentOf(line) % 2 > indentOf(next) % 2;
  const wrong = alike(next) < alike(line) + (isOdd ? 0 : 1) ? number + 1 : number;
  const before = lines.slice(0, wrong).join('\n').length + (wrong > 0 ? 1 : 0);
  const end = before + (lines[wrong] ?? '').length;
  return [before + indentOf(lines[wrong] ?? ''), end];
}

/** Where the next line begins that is not indented; the end of the text if there is none. */
function endOfBlock(text: string, start: number): number {
  const next = text.slice(start).search(/\n[^\s#-]/);
  return next < 0 ? text.length : start + next + 1;
}

/**
 * Removes follow-up errors: keeps one per line, after a wrong indentation none about keys in the same block, and of
 * unexpected tokens, which all follow for example an extra bracket, only the first.
 *
 * @param isBehindQuote true of an error of its own line, whose quotes end too early.
 */
export function firstFaults(
  errors: readonly YAMLParseError[],
  text: string,
  isBehindQuote: (error: YAMLParseError) => boolean,
): SyntaxFault[] {
  const told = new Set<number>();
  let isAdrift = false;
  /** The end of the block in which a line with another indentation confuses the parser. */
  let blockEnd = 0;
  return errors.flatMap((error) => {
    const wrong = misindented(error, text);
    const line = text.slice(0, error.pos[0]).split('\n').length;
    const follows =
      told.has(line) ||
      (OF_KEYS.has(error.code) && error.pos[0] < blockEnd) ||
      (isAdrift && error.code === 'UNEXPECTED_TOKEN' && !isBehindQuote(error));
    told.add(line);
    if (!follows && error.code === 'BAD_INDENT') blockEnd = endOfBlock(text, error.pos[0]);
    if (error.code === 'UNEXPECTED_TOKEN' && !isBehindQuote(error)) isAdrift = true;
    return follows ? [] : [{ error, ...(wrong ? { misindented: wrong } : {}) }];
  });
}
