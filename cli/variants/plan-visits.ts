import { ORIGINAL } from '../../schemas/original-variant.ts';
import { logGamma } from './log-gamma.ts';
import { logEvidence } from './mixture-test.ts';
import { ALPHA, PRIOR, type Share } from './settings.ts';

/** A difference that is to be found. */
export interface Wish {
  /** Conversions for each visitor of the original, between 0 and 1. */
  rate: number;
  /** How much more a better variant converts, as a part: 0.2 is 20 % more. */
  difference: number;
  /** How often a test is to find it, between 0 and 1. */
  power: number;
  shares: readonly Share[];
}

/** How many visits it takes. */
export interface VisitPlan {
  visits: number;
  /** Conversions among them. */
  conversions: number;
  variants: (Share & { visits: number })[];
}

/** More are not planned for: no page has them while a test goes on. */
const MOST_CONVERSIONS = 4_000_000;

/** The least number of so many conversions that, as those of the better one of two, are evidence enough. */
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

/** The probability that at least `least` of `count` fall to a part of this size (binomial distribution). */
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
  // Terms grow up to the expected number and shrink behind it.
  for (let own = least; own <= count; own += 1) {
    sum += term;
    if (own > count * part && term < 1e-12) break;
    term *= ((count - own) / (own + 1)) * (part / (1 - part));
  }
  // Far below the expected number the first term is too small for a number.
  return least < count * part && sum < 0.5 ? 1 : Math.min(1, sum);
}

/** Conversions of a variant and the original together that are evidence enough in so many tests of all. */
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
 * How many visits a test needs until a look at its end finds a variant that is better by so much; a daily look often
 * finds it earlier.
 *
 * @returns undefined if that is more than anybody has.
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
