import { ORIGINAL } from '../../schemas/original-variant.ts';
import { logEvidence, logMeanEvidence, shareInterval } from './mixture-test.ts';
import { ALPHA, LEAST_DAYS, MISMATCH_ALPHA, PRIOR, type Share } from './settings.ts';

/** Counts for one version of the page. */
export interface Count {
  visitors: number;
  conversions: number;
}

/** Counts of one day, by version. */
export interface DayCounts {
  day: string;
  counts: Readonly<Record<string, Count>>;
}

/** A version of the page after a number of days. */
export interface EvaluatedVariant extends Count {
  name: string;
  share: number;
  /** Conversions per visitor; 0 without visitors. */
  rate: number;
  /**
   * Bounds of the relative change in conversion rate against the original: 0.1 is 10 % more. Null for the original,
   * and after a mismatch; `high` is null if there is no upper bound.
   */
  change: { low: number; high: number | null } | null;
  /**
   * Upper bound of the probability that the counts are ever this far apart without a real difference. Null for the
   * original, and after a mismatch.
   */
  p: number | null;
}

/**
 * The result: `mismatch` if visitors were not divided as they should be, so nothing else can be concluded; `open`
 * if nothing is decided; `early` if something is, but in less than a week; `winner` if exactly one variant is known to
 * be better than the original, or the original to be better than all; `several` if more than one variant is.
 */
export type Verdict = 'mismatch' | 'open' | 'early' | 'winner' | 'several';

export interface Evaluation {
  verdict: Verdict;
  /** The better version; null if unknown. */
  winner: string | null;
  /** Variants that convert better than the original. */
  better: string[];
  /** Number of days on which anybody visited. */
  days: number;
  /** Upper bound of the probability of such a division of visitors if nothing is wrong. */
  mismatch: { p: number };
  variants: EvaluatedVariant[];
}

/** Converts log evidence against the null hypothesis to a probability of at most 1. */
const probability = (log: number) => Math.min(1, Math.exp(-log));

/** Compares one variant with the original, day by day. */
class Comparison {
  readonly #own: Share;
  readonly #share: number;
  readonly #alpha: number;
  /** Maximum log evidence so far. */
  log = 0;
  low = 0;
  high = 1;

  /** @param alpha significance level of this comparison alone. */
  constructor(own: Share, original: Share, alpha: number) {
    this.#own = own;
    this.#share = own.share / (own.share + original.share);
    this.#alpha = alpha;
  }

  /** @param totals up to the end of a day. */
  look(totals: Readonly<Record<string, Count>>): void {
    const pair = [
      totals[this.#own.name]?.conversions ?? 0,
      totals[ORIGINAL]?.conversions ?? 0,
    ] as const;
    const shares = [this.#share, 1 - this.#share];
    this.log = Math.max(this.log, logEvidence(pair, shares, PRIOR.conversions));
    const settings = { share: this.#share, prior: PRIOR.conversions, alpha: this.#alpha };
    const [low, high] = shareInterval(pair, settings);
    // What one day rules out stays ruled out; if the intervals of two days do not overlap, the latest one counts.
    const together = [Math.max(this.low, low), Math.min(this.high, high)] as const;
    [this.low, this.high] = together[0] < together[1] ? together : [low, high];
  }

  /** Relative change in rate that corresponds to a share of the conversions of both versions. */
  #change(share: number): number {
    return (share / (1 - share)) * ((1 - this.#share) / this.#share) - 1;
  }

  get change(): { low: number; high: number | null } {
    return {
      low: this.#change(this.low),
      high: this.high === 1 ? null : this.#change(this.high),
    };
  }

  /** 1 if the variant is better, -1 if the original is, 0 if unknown. */
  get sign(): number {
    if (this.log < Math.log(1 / this.#alpha)) return 0;
    return (this.low + this.high) / 2 > this.#share ? 1 : -1;
  }
}

/**
 * Evaluates the counts of a test. Conversions are divided between a variant and the original as all visitors are,
 * unless one of them converts better, whatever their rates are and however these change from day to day.
 *
 * @param days in order.
 * @param shares including the original's.
 */
export function evaluate(days: readonly DayCounts[], shares: readonly Share[]): Evaluation {
  const original = shares.find(({ name }) => name === ORIGINAL) ?? { name: ORIGINAL, share: 0 };
  const others = shares.filter(({ name }) => name !== ORIGINAL);
  const comparisons = new Map(
    others.map((one) => [one.name, new Comparison(one, original, ALPHA / others.length)]),
  );
  const totals: Record<string, Count> = Object.fromEntries(
    shares.map(({ name }) => [name, { visitors: 0, conversions: 0 }]),
  );
  let mismatch = 0;
  let visited = 0;
  for (const { counts } of days) {
    if (Object.values(counts).some((count) => count.visitors > 0)) visited += 1;
    for (const [name, count] of Object.entries(counts)) {
      const total = totals[name];
      if (!total) continue;
      total.visitors += count.visitors;
      total.conversions += count.conversions;
    }
    const visitors = shares.map(({ name }) => totals[name]?.visitors ?? 0);
    const parts = shares.map(({ share }) => share);
    mismatch = Math.max(mismatch, logMeanEvidence(visitors, parts, PRIOR.visitors));
    for (const comparison of comparisons.values()) comparison.look(totals);
  }
  const isMismatch = mismatch >= Math.log(1 / MISMATCH_ALPHA);
  const signs = others.map(({ name }) => ({ name, sign: comparisons.get(name)?.sign ?? 0 }));
  const better = isMismatch ? [] : signs.filter(({ sign }) => sign > 0).map(({ name }) => name);
  const isOriginalBest = signs.length > 0 && signs.every(({ sign }) => sign < 0);
  const [best] = better.length === 1 ? better : isOriginalBest ? [ORIGINAL] : [];
  const decided = better.length > 1 ? 'several' : best === undefined ? 'open' : 'winner';
  const isEarly = visited < LEAST_DAYS && decided !== 'open';
  const verdict = isMismatch ? 'mismatch' : isEarly ? 'early' : decided;
  return {
    verdict,
    winner: verdict === 'winner' ? (best ?? null) : null,
    better,
    days: visited,
    mismatch: { p: probability(mismatch) },
    variants: shares.map(({ name, share }) => {
      const { visitors, conversions } = totals[name] ?? { visitors: 0, conversions: 0 };
      const comparison = isMismatch ? undefined : comparisons.get(name);
      return {
        ...{ name, share, visitors, conversions },
        rate: visitors === 0 ? 0 : conversions / visitors,
        change: comparison?.change ?? null,
        p: comparison ? Math.min(1, probability(comparison.log) * others.length) : null,
      };
    }),
  };
}
