import type { Span } from '../../../content/span-location.ts';
import type { TextPart } from '../body-parts.ts';

/** The mark of an entry right behind another one. */
const SECOND_MARK = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;

/** Spaces before the mark of an entry. */
const INDENT = /[ \t]*/y;

function indentAt(body: string, lineStart: number): number {
  INDENT.lastIndex = lineStart;
  return INDENT.exec(body)?.[0].length ?? 0;
}

/** The line of an entry: where it begins. */
function lineOf(body: string, { start }: TextPart): number {
  return body.lastIndexOf('\n', start - 1) + 1;
}

/**
 * An entry that begins with the mark of another list, which has no further entry: `- 1. Wash`. Markdown makes a list in
 * a list of it, but a number or a text was meant. Two entries below each other are a list.
 *
 * @param parts the blocks of the body.
 * @returns where both marks are in the body.
 */
export function doubleMarks(body: string, parts: readonly TextPart[]): Span | undefined {
  for (const [index, part] of parts.entries()) {
    const second = part.kind === 'entry' ? SECOND_MARK.exec(part.text)?.[0] : undefined;
    if (second === undefined) continue;
    const lineStart = lineOf(body, part);
    const next = parts[index + 1];
    const isList =
      next?.kind === 'entry' && indentAt(body, lineOf(body, next)) >= part.start - lineStart;
    const begins = lineStart + indentAt(body, lineStart);
    // An indented block below an entry has no mark of its own.
    if (!isList && begins < part.start) return [begins, part.start + second.trimEnd().length];
  }
  return undefined;
}
