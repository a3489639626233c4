import type { LocatedText } from '../../content/rule.ts';
import { bodyParts, type TextPart } from './body-parts.ts';
import { isBody } from './text-kinds.ts';

/** Every rule asks for the parts of the same texts, one rule after the other. */
const known = new WeakMap<LocatedText, readonly TextPart[]>();

/** What of a text is read by itself: the blocks of a body, and any other text as it is. */
export function partsOf(located: LocatedText): readonly TextPart[] {
  if (!isBody(located)) return [{ text: located.text, start: 0, kind: 'whole' }];
  const parts = known.get(located) ?? bodyParts(located.text);
  known.set(located, parts);
  return parts;
}

/** A stretch of a part as a stretch of the whole text. */
export function placed({ start }: TextPart, from: number, length: number): [number, number] {
  return [start + from, start + from + length];
}
