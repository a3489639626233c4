/** How often a difference may be told that is none, in all comparisons of a test together. */
export const ALPHA = 0.05;

/** How often visitors that came as they should may be taken for a mismatch. */
export const MISMATCH_ALPHA = 0.01;

/** What the mixtures are worth in counts: differences between conversion rates of some 20 %, and of some per cent between shares of visitors. */
export const PRIOR = { conversions: 100, visitors: 1000 };

/** Days before a winner is named: people of a Sunday are others than those of a Monday. */
export const LEAST_DAYS = 7;

/** A version of a page and the part of the visitors that it should have. */
export interface Share {
  name: string;
  /** Between 0 and 1; those of a test add up to 1. */
  share: number;
}
