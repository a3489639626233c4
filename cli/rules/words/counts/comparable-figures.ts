import type { KnownFigure } from '../figures/known-figures.ts';

/** A number that differs by this factor counts something else: 900 bottles of a harvest, six in a box. */
const ELSEWHERE = 10;

/** So does a time that differs by this: four minutes to look into a mouth, 20 for a visit. */
const OTHER_TIME = 4.5;
const TIMES: ReadonlySet<string> = new Set(['minute', 'hour']);

/** True if a number may be a slip for a figure: others count something else. */
export function isComparable({ value, nouns }: KnownFigure, other: number): boolean {
  if (value === undefined) return false;
  const most = nouns.some((noun) => TIMES.has(noun)) ? OTHER_TIME : ELSEWHERE;
  return Math.max(value, other) <= most * Math.max(1, Math.min(value, other));
}
