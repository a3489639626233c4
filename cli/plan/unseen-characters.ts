import { decodeEntities } from '../content/entities.ts';

/** White space that browsers collapse; every other space stays as it is, such as one at which no line may break. */
const COLLAPSED = /[ \t\n\f\r]+/g;

/** Text as browsers lay it out: entities decoded, white space collapsed. */
export function laidOutText(text: string): string {
  const line = decodeEntities(text).replace(COLLAPSED, ' ');
  return line.trim() === '' ? '' : line.replace(/^ | $/g, '');
}

/** Spaces other than those of the space bar, and characters that control the layout. */
const UNSEEN = /(?![ \t\n\f\r])\s|\p{Cf}/gu;

const NAMES: Readonly<Record<string, string>> = { '\u00a0': '&nbsp;', '\u00ad': '&shy;' };

function withoutUnseen(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ');
}

/** Whether two texts that differ look the same: one has another kind of space, for example. */
export function looksSame(before: string, after: string): boolean {
  return before !== after && withoutUnseen(before) === withoutUnseen(after);
}

/** A text with its unseen characters written as in HTML. */
export function withUnseen(text: string): string {
  return text.replace(UNSEEN, (one) => NAMES[one] ?? `&#${one.codePointAt(0)};`);
}
