/** Maximum probability of reporting a difference that does not exist, over all comparisons of a test together. */
export const ALPHA = 0.05;

/** Maximum probability of reporting a mismatch although visitors were divided correctly. */
export const MISMATCH_ALPHA = 0.01;

/**
 * Prior weights of the mixtures in counts, chosen for differences of some 20 % between conversion rates, and between
 * shares of visitors for a few per cent and, since counting may break altogether, for any.
 */
export const PRIOR = { conversions: 100, visitors: [1000, 10] };

/** Minimum number of days with visitors before a winner is named, because visitors on a Sunday differ from those on a Monday. */
export const LEAST_DAYS = 7;

/** A version of a page and the fraction of visitors it should get. */
export interface Share {
  name: string;
  /** Between 0 and 1; all shares of a test add up to 1. */
  share: number;
}
