import type { YAMLParseError } from 'yaml';

/** An error of the parser, and where the fault behind it stands if that is elsewhere. */
export interface SyntaxFault {
  error: YAMLParseError;
  /** Indented as no other line around it is, so that the line above was read on into it. */
  misindented?: readonly [start: number, end: number];
}

/** A key with a colon at the beginning of a line, behind the dash of an entry or not. */
const KEY = /^ *(?:- +)?[\p{L}\w-]+:(?: |$)/u;

/** What the parser says of a text in which a key stands. */
const OF_KEYS = new Set(['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT']);

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/**
 * Of two lines of which the second was read as part of the first, because it stands further in, the one whose
 * indentation is rarer in the file.
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
  // With a second colon the line itself lacks quotes.
  if (!KEY.test(line) || !KEY.test(next) || /: .*: /.test(line)) return undefined;
  if (indentOf(next) <= indentOf(line)) return undefined;
  const alike = (wanted: string) =>
    lines.filter((other) => KEY.test(other) && indentOf(other) === indentOf(wanted)).length;
  // Levels are two spaces apart: of two that are as rare the odd one is wrong.
  const isOdd = indentOf(line) % 2 > indentOf(next) % 2;
  const wrong = alike(next) < alike(line) + (isOdd ? 0 : 1) ? number + 1 : number;
  const before = lines.slice(0, wrong).join('\n').length + (wrong > 0 ? 1 : 0);
  const end = before + (lines[wrong] ?? '').length;
  return [before + indentOf(lines[wrong] ?? ''), end];
}

/**
 * The errors of a parser without those that only follow from another: one a line, and of the tokens that stand where
 * none can, as all do behind a bracket too many, the first.
 *
 * @param isBehindQuote true of an error that is one line's own, since its quotes end too soon.
 */
export function firstFaults(
  errors: readonly YAMLParseError[],
  text: string,
  isBehindQuote: (error: YAMLParseError) => boolean,
): SyntaxFault[] {
  const told = new Set<number>();
  let isAdrift = false;
  return errors.flatMap((error) => {
    const wrong = misindented(error, text);
    const line = text.slice(0, error.pos[0]).split('\n').length;
    const follows =
      told.has(line) || (isAdrift && error.code === 'UNEXPECTED_TOKEN' && !isBehindQuote(error));
    told.add(line);
    if (error.code === 'UNEXPECTED_TOKEN' && !isBehindQuote(error)) isAdrift = true;
    return follows ? [] : [{ error, ...(wrong ? { misindented: wrong } : {}) }];
  });
}
