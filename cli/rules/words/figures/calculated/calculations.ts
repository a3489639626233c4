import type { Factors } from './factors.ts';
import type { Term } from './terms.ts';

/** What sums come to. */
export interface Calculation {
  value: number;
  /** For a hint: "4 × {fees.lesson}". */
  said: string;
}

/** Sums that differ by less are the same: results are rounded to cents. */
export const SAME = 0.0051;

export function isWorth({ value }: { value: number }, { value: other }: Calculation): boolean {
  return Math.abs(value - other) <= SAME;
}

/** Every two of some terms, in both orders. */
function pairsOf(terms: readonly Term[]): [Term, Term][] {
  return terms.flatMap((one) =>
    terms.filter((other) => other !== one).map((other): [Term, Term] => [one, other]),
  );
}

export function multiples(terms: readonly Term[], { counts }: Factors): Calculation[] {
  return terms.flatMap(({ value, said }) =>
    counts.map((count) => ({ value: value * count, said: `${count} × ${said}` })),
  );
}

export function quotients(terms: readonly Term[], { counts, parts }: Factors): Calculation[] {
  return terms.flatMap(({ value, said }) =>
    [...counts, ...parts].map((count) => ({ value: value / count, said: `${said} ÷ ${count}` })),
  );
}

/** Parts of what is named: half an hour. */
export function fractions(terms: readonly Term[], { parts }: Factors): Calculation[] {
  return quotients(terms, { counts: [], shares: [], parts });
}

/** What one of several costs that a year of monthly fees is for. */
export function yearly(terms: readonly Term[], { counts }: Factors): Calculation[] {
  if (!counts.includes(12)) return [];
  return terms.flatMap(({ value, said }) =>
    counts
      .filter((count) => count !== 12)
      .map((count) => ({ value: (value * 12) / count, said: `12 × ${said} ÷ ${count}` })),
  );
}

/** Shares of sums, and sums less or plus a share. */
export function shares(terms: readonly Term[], factors: Factors): Calculation[] {
  return terms.flatMap(({ value, said }) =>
    factors.shares.flatMap((share) => [
      { value: (value * share) / 100, said: `${share}% of ${said}` },
      { value: value * (1 - share / 100), said: `${said} less ${share}%` },
      { value: value * (1 + share / 100), said: `${said} plus ${share}%` },
    ]),
  );
}

/** The sums of two, and of all. */
export function sumsOf(terms: readonly Term[]): Calculation[] {
  const all = {
    value: terms.reduce((whole, { value }) => whole + value, 0),
    said: terms.map(({ said }) => said).join(' + '),
  };
  const ofTwo = pairsOf(terms).map(([one, other]) => ({
    value: one.value + other.value,
    said: `${one.said} + ${other.said}`,
  }));
  return terms.length > 2 ? [...ofTwo, all] : ofTwo;
}

export function differences(terms: readonly Term[]): Calculation[] {
  return pairsOf(terms).map(([one, other]) => ({
    value: one.value - other.value,
    said: `${one.said} − ${other.said}`,
  }));
}

/** How much several of a thing are more or less than one sum: five lessons against a card for five. */
export function differencesOfMultiples(terms: readonly Term[], { counts }: Factors): Calculation[] {
  return pairsOf(terms).flatMap(([one, other]) =>
    counts.map((count) => ({
      value: Math.abs(count * one.value - other.value),
      said: `${count} × ${one.said} − ${other.said}`,
    })),
  );
}

/** One sum and several of another: a base and what each further mile costs. */
export function withMultiples(terms: readonly Term[], { counts }: Factors): Calculation[] {
  return pairsOf(terms).flatMap(([base, each]) =>
    counts.map((count) => ({
      value: base.value + count * each.value,
      said: `${base.said} + ${count} × ${each.said}`,
    })),
  );
}
