import { logBeta } from './log-gamma.ts';

/**
 * Sequential tests of counts whose shares are known under the null hypothesis. Looking at the result every day and
 * stopping at any time does not raise the error rate above alpha: the evidence is a mixture of likelihood ratios (a
 * Dirichlet prior over the shares), whose expectation is 1 at any time under the null, so that it ever reaches
 * 1/alpha with a probability of at most alpha (Ville's inequality). M. Lindon and A. Malek, "Anytime-Valid
 * Inference For Multinomial Count Data", NeurIPS 2022, https://arxiv.org/abs/2011.03567.
 */

/**
 * The logarithm of the evidence against the expected shares.
 *
 * @param shares add up to 1.
 * @param prior weight of the mixture in counts: the higher, the smaller the differences it is sensitive to.
 */
export function logEvidence(
  counts: readonly number[],
  shares: readonly number[],
  prior: number,
): number {
  const before = shares.map((share) => share * prior);
  const after = before.map((one, index) => one + (counts[index] ?? 0));
  const expected = counts.reduce(
    (sum, count, index) => sum + (count === 0 ? 0 : count * Math.log(shares[index] ?? 0)),
    0,
  );
  return logBeta(after) - logBeta(before) - expected;
}

/**
 * The same with several priors of equal weight: a mean of mixtures is one, too.
 *
 * @param priors weights of the mixtures in counts.
 */
export function logMeanEvidence(
  counts: readonly number[],
  shares: readonly number[],
  priors: readonly number[],
): number {
  const logs = priors.map((prior) => logEvidence(counts, shares, prior));
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}

/** Bisection steps after which a bound is known to twelve digits. */
const STEPS = 50;

/**
 * Possible values for the share of the first of two counts: together with the intervals of all other days, they
 * contain the true one with a probability of at least 1 - alpha (a confidence sequence).
 *
 * @param share that the mixture is centered on.
 */
export function shareInterval(
  [first, second]: readonly [number, number],
  { share, prior, alpha }: { share: number; prior: number; alpha: number },
): [low: number, high: number] {
  if (first + second === 0) return [0, 1];
  const before = [share * prior, (1 - share) * prior];
  const mixture = logBeta([share * prior + first, (1 - share) * prior + second]) - logBeta(before);
  const least = mixture - Math.log(1 / alpha);
  const isPossible = (one: number) => {
    const ofFirst = first === 0 ? 0 : first * Math.log(one);
    const ofSecond = second === 0 ? 0 : second * Math.log(1 - one);
    return ofFirst + ofSecond > least;
  };
  const best = first / (first + second);
  const bound = (end: number) => {
    let [outside, inside] = [end, best];
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (outside + inside) / 2;
      if (isPossible(middle)) inside = middle;
      else outside = middle;
    }
    return outside;
  };
  return [first === 0 ? 0 : bound(0), second === 0 ? 1 : bound(1)];
}
