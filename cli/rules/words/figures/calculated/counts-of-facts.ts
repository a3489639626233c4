import type { Facts } from '../../../../content/facts/facts.ts';
import { knownFigures } from '../known-figures.ts';

/** A price is divided by no more: a course of so many classes, a card for so many visits. */
const MOST = 60;

const known = new WeakMap<Facts, readonly number[]>();

/** The whole numbers above one that facts have, by which a price may be divided: `pilates.weeks`. */
export function countsOfFacts(facts: Facts): readonly number[] {
  const counts =
    known.get(facts) ??
    [...new Set(knownFigures(facts).map(({ value }) => value ?? 0))].filter(
      (value) => Number.isInteger(value) && value > 1 && value <= MOST,
    );
  known.set(facts, counts);
  return counts;
}
