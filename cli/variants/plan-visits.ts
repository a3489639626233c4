import { ORIGINAL } from '../../schemas/original-variant.ts';
import { logGamma } from './log-gamma.ts';
import { logEvidence } from './mixture-test.ts';
import { ALPHA, PRIOR, type Share } from './settings.ts';

/** The difference that a test should detect. */
export interface Wish {
  /** Conversions per visitor of the original, between 0 and 1. */
  rate: number;
  /** Relative improvement of a better variant: 0.2 is 20 % more. */
  difference: number;
  /** Probability that the test detects it, between 0 and 1. */
  power: number;
  shares: readonly Share[];
}

/** The number of visits needed. */
export interface VisitPlan {
  visits: number;
  /** Conversions among them. */
  conversions: number;
  variants: (Share & { visits: number })[];
}

/** Upper limit of the search; no page gets more conversions during a test. */
const MOST_CONVERSIONS = 4_000_000;

/**
 * The minimum number, out of so many conversions, that is sufficient evidence if the better of two versions has it.
 */
function leastFor(conversions: number, share: number, alpha: number): number {
  const isEnough = (own: number) =>
    logEvidence([own, conversions - own], [share, 1 - share], PRIOR.conversions) >=
    Math.log(1 / alpha);
  let low = Math.floor(conversions * share);
  let high = conversions + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Probability that at least `least` of `count` fall into a fraction `part` (binomial distribution). */
function atLeast(least: number, count: number, part: number): number {
  if (least > count) return 0;
  let term = Math.exp(
    logGamma(count + 1) -
      logGamma(least + 1) -
      logGamma(count - least + 1) +
      least * Math.log(part) +
      (count - least) * Math.log(1 - part),
  );
  let sum = 0;
  // Terms grow up to the expected number and shrink beyond it.
  for (let own = least; own <= count; own += 1) {
    sum += term;
    if (own > count * part && term < 1e-12) break;
    term *= ((count - own) / (own + 1)) * (part / (1 - part));
  }
  // Far below the expected number the first term underflows.
  return least < count * part && sum < 0.5 ? 1 : Math.min(1, sum);
}

/** Conversions of a variant and the original together that are sufficient evidence with the desired power. */
function conversionsFor(
  share: number,
  { difference, power }: Wish,
  alpha: number,
): number | undefined {
  const better = share * (1 + difference);
  const part = better / (better + 1 - share);
  const isEnough = (count: number) => atLeast(leastFor(count, share, alpha), count, part) >= power;
  let high = 8;
  while (!isEnough(high)) {
    high *= 2;
    if (high > MOST_CONVERSIONS) return undefined;
  }
  let low = high / 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * How many visits a test needs so that a single look at its end detects a variant this much better; daily looks
 * often detect it earlier.
 *
 * @returns undefined if that is more than any page has.
 */
export function planVisits(wish: Wish): VisitPlan | undefined {
  const { shares, rate, difference } = wish;
  const original = shares.find(({ name }) => name === ORIGINAL)?.share ?? 0;
  const others = shares.filter(({ name }) => name !== ORIGINAL);
  const alpha = ALPHA / others.length;
  let plan: VisitPlan | undefined;
  for (const { share } of others) {
    const conversions = conversionsFor(share / (share + original), wish, alpha);
    if (conversions === undefined) return undefined;
    const perVisit = rate * (original + share * (1 + difference));
    const visits = Math.ceil(conversions / perVisit);
    if (plan && plan.visits >= visits) continue;
    const variants = shares.map((one) => ({ ...one, visits: Math.ceil(visits * one.share) }));
    plan = { visits, conversions, variants };
  }
  return plan;
}
