import type { KnownFigure } from '../figures/known-figures.ts';

/** A number up to which, or from which on, something holds, in the words around it. */
const BOUND =
  /(?<!\p{L})(?:less|fewer|under|below|up to|at most|more|over|from|to|until|or less|or more|weniger|unter|höchstens|bis|mehr|über|ab|von|menos|hasta|más|desde|de|a)(?!\p{L})|[–-]/iu;

/** Characters around a number in which that is said. */
const NEAR = 25;

/**
 * True for the number with which a scale goes on beside one that refers to the fact: "29 to {terms.creditDays} days before", and below it "13
 * days or fewer".
 */
export function isNextBand(
  { name, value: fact }: KnownFigure,
  { text, at, value }: { text: string; at: number; value: number },
): boolean {
  if (fact === undefined || Math.abs(fact - value) !== 1 || !text.includes(`{${name}}`))
    return false;
  const around = text.slice(Math.max(0, at - NEAR), at + NEAR);
  return BOUND.test(around.replace(/\d+/g, ' '));
}
