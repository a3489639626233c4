import type { KnownFigure } from '../figures/known-figures.ts';
import { DISTANCES, MEASURES, UNITS } from './nouns.ts';

/** A number that differs by this factor counts something else: 900 bottles of a harvest, six in a box. */
const ELSEWHERE = 10;

/** So does a time that differs by this: four minutes to look into a mouth, 20 for a visit. */
const OTHER_TIME = 4.5;
const TIMES: ReadonlySet<string> = new Set(['minute', 'hour']);

/** Few things of a kind are counted anew when there are one or two more: eleven of a business, and four at a visit. */
const FEW = 20;
const OTHER_FEW = 2.5;

/** True for what is neither a time nor a distance or another measure. */
const areThings = (nouns: readonly string[]) =>
  nouns.every((noun) => !UNITS.has(noun) && !DISTANCES.has(noun) && !MEASURES.has(noun));

/**
 * True if a number may be a slip for a figure: others count something else.
 *
 * @param isOfAll whether the text says that it counts all who are the business.
 */
export function isComparable(
  { value, nouns }: KnownFigure,
  other: number,
  isOfAll: boolean,
): boolean {
  if (value === undefined) return false;
  const [less, more] = [Math.min(value, other), Math.max(value, other)];
  if (less < FEW && !isOfAll && areThings(nouns)) return more <= OTHER_FEW * less;
  const most = nouns.some((noun) => TIMES.has(noun)) ? OTHER_TIME : ELSEWHERE;
  return more <= most * Math.max(1, less);
}
