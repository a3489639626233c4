import { isFlow } from './entries.ts';
import type { HouseStyle } from './house-style.ts';
import { columnOf, lineBreak } from './lines.ts';
import type { Collection } from './places.ts';
import type { ValuePlace } from './written-value.ts';

/** A range of a text that is replaced; every character outside stays. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** How new parts of a text are written. */
export interface Writing {
  text: string;
  style: HouseStyle;
  /** True to double-quote every text: the second attempt, if the first is parsed differently. */
  safe: boolean;
}

export function spliced(text: string, { start, end, text: inner }: Splice): string {
  return text.slice(0, start) + inner + text.slice(end);
}

/** Position of a value in an entry of this collection. */
export function placeWithin(
  { token, entries }: Collection,
  { text, style, safe }: Writing,
  offset: number,
): ValuePlace {
  const isList = token.type === 'block-seq';
  const column = columnOf(text, entries[0]?.start ?? token.offset);
  return {
    ...{ style, safe, column },
    eol: lineBreak(text, offset),
    holder: isList ? 'entry' : 'key',
    behind: columnOf(text, offset),
    isInFlow: isFlow(token),
  };
}
