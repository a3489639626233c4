import { isIgnoreComment, mayIgnore } from '../ignore-comment.ts';
import { BEGINS_BLOCK } from '../ignored-lines.ts';
import { matchesIn } from '../text-rules/matches-in.ts';

const COMMENT = /<!--[ \t]*touchdown-ignore\b(?:(?!-->)[\s\S])*-->/gi;

/** Comments below each other, alone on their lines. */
const COMMENTS =
  /^(?:[ \t]*<!--[ \t]*touchdown-ignore\b(?:(?!-->)[\s\S])*-->[ \t]*(?:\n|$(?![\s\S])))+/gim;

/** Headings, directives and rows: the line below is not part of them. */
const ENDS_HERE = /^[ \t]*(?:#{1,6}[ \t]|:::|\|)/;

/** Entries of a list and rows of a table, which a blank line would part from those above. */
const STANDS_CLOSE = /^[ \t]*(?:[-*+][ \t]|\d{1,9}[.)][ \t]|\|)/;

/** Takes comments out of the text between two of its lines; all offsets stay the same. */
function blanked(above: string, comments: string, below: string): string {
  const apart = `\n${comments.replace(/[^\n]/g, ' ')}`;
  if (above.trim() === '' || below.trim() === '') return apart;
  if (STANDS_CLOSE.test(below))
    return /^[ \t]*(?:#|:::)/.test(above) ? apart : `${' '.repeat(comments.length)}\n`;
  // A paragraph goes on.
  const isInside = !ENDS_HERE.test(above) && !BEGINS_BLOCK.test(below);
  return isInside ? `\n${' '.repeat(comments.length)}` : apart;
}

/**
 * A Markdown text with spaces in place of comments that suppress findings, so that neither visitors nor rules see
 * these. Every other character keeps its offset, but not its line: a blank line instead of a comment would end the
 * paragraph or list that it is in.
 */
export function withoutComments(text: string): string {
  if (!mayIgnore(text)) return text;
  let shown = '';
  let end = 0;
  for (const { 0: comments, index } of matchesIn(text, COMMENTS)) {
    if (!comments.match(COMMENT)?.every(isIgnoreComment)) continue;
    const before = shown + text.slice(end, index);
    end = index + comments.length;
    const above = before.slice(before.lastIndexOf('\n', before.length - 2) + 1, -1);
    const [below = ''] = text.slice(end).split('\n', 1);
    shown =
      before === ''
        ? comments.replace(/[^\n]/g, ' ')
        : before.slice(0, -1) + blanked(above, comments, below);
  }
  return shown + text.slice(end);
}
