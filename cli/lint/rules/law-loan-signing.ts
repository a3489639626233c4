import { claims } from '../claims.ts';
import type { Rule } from '../rule.ts';

/** Looks for the longer word first and back from there: what comes before it has many beginnings. */
const OFFER =
  /(?:signing|closing|package)s?\b(?<=\bloan[- ]signings?|\b(?:mortgage|refinanc\w+|loan) (?:closing|package)s?)/i;

/** The business is not certified for loan signings (docs/product.md, "Limits of the offer"). */
export const lawLoanSigning: Rule = {
  name: 'law/loan-signing',
  severity: 'error',
  check: ({ page }) =>
    claims(page.landing, OFFER, {
      message: 'This offers loan signings, which the business is not certified for.',
      hint: 'Remove it, or say that loan signings are not offered.',
    }),
};
