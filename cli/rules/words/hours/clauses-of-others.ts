import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Directly before a time that begins a clause of its own, behind another one. */
const FRONTED =
  /[,;]\s(?:(?:and|then|und|dann|y|luego)\s)?(?:from|by|until|ab|bis|um|a partir de|desde|hasta)\s(?:las?\s)?$/iu;

/** Directly after it: who does something then, and is not the business. */
const OTHERS_DO: Readonly<Record<string, RegExp>> = {
  en: /^(?:\sin the (?:morning|afternoon|evening))?\s(?:everybody|everyone|all|both|the|a|each|guests|visitors|children)\s/iu,
  de: /^(?:\sUhr)?\s\p{Ll}{2,}(?:t|en|st)\s(?:alle|beide|jede[rs]?|der|die|das|den|eine?|\p{Lu}\p{Ll}+)(?!\p{L})/u,
  es: /^(?:\sh(?:oras)?)?(?:\sde la (?:mañana|tarde|noche))?\s(?:todos|todas|ambos|cada|el|la|los|las|un|una)\s/iu,
};

/**
 * The clause that says by itself what takes place at a time, if it has one: “Saturday we ride along the lake, from 6 pm everybody cooks”.
 * Whoever is named before it does something else.
 *
 * @returns where the clause begins and ends.
 */
export function clauseOfOthers(text: string, span: Span, language: string): Span | undefined {
  const { start, end } = sentenceAt(text, span[0]);
  const before = FRONTED.exec(text.slice(start, span[0]));
  if (!before || OTHERS_DO[language.slice(0, 2)]?.test(text.slice(span[1])) !== true)
    return undefined;
  return [start + before.index + 1, end];
}
