import type { Facts } from '../../../../content/facts/facts.ts';
import { feesNamedIn } from '../named-fees.ts';

/** The share of a fact whose name says what it is a share of: `taxPercent`. */
const SHARE = /(?:percent|percentage|rate|share|prozent)$/iu;

const known = new WeakMap<Facts, Map<number, string[]>>();

/** The shares among facts by their number, with names that lack the word for a share. */
function sharesOf(facts: Facts): Map<number, string[]> {
  const kept = known.get(facts);
  if (kept) return kept;
  const shares = new Map<number, string[]>();
  for (const name of facts.names) {
    const value = Number(facts.get(name) ?? Number.NaN);
    if (!SHARE.test(name) || Number.isNaN(value) || value <= 0) continue;
    shares.set(value, [...(shares.get(value) ?? []), name.replace(SHARE, '')]);
  }
  known.set(facts, shares);
  return shares;
}

/** The shares of the facts that words speak of: `taxPercent` in "and with tax". */
export function sharesNamedIn(words: string, facts: Facts): number[] {
  const shares = sharesOf(facts);
  if (shares.size === 0) return [];
  const named = new Set(feesNamedIn(words, shares));
  return [...shares]
    .filter(([, names]) => names.some((name) => named.has(name)))
    .map(([share]) => share);
}
