import type { LocatedText } from '../../content/rule.ts';
import { bodyParts, type TextPart } from './body-parts.ts';
import { isBody } from './text-kinds.ts';

/** Cache: every rule asks for the parts of the same texts. */
const known = new WeakMap<LocatedText, readonly TextPart[]>();

/** The parts of a text that are checked by themselves: the blocks of a body; any other text is one part. */
export function partsOf(located: LocatedText): readonly TextPart[] {
  if (!isBody(located)) return [{ text: located.text, start: 0, kind: 'whole' }];
  const parts = known.get(located) ?? bodyParts(located.text);
  known.set(located, parts);
  return parts;
}

/** Converts a range in a part to a range in the whole text. */
export function placed({ start }: TextPart, from: number, length: number): [number, number] {
  return [start + from, start + from + length];
}
