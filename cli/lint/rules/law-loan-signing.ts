import { claims } from '../claims.ts';
import type { Rule } from '../rule.ts';

const OFFER = /\bloan[- ]signings?\b|\b(?:mortgage|refinanc\w+|loan) (?:closings?|packages?)\b/i;

/** The business is not certified for loan signings (spec, section 1). */
export const lawLoanSigning: Rule = {
  name: 'law/loan-signing',
  severity: 'error',
  check: ({ page }) =>
    claims(page.landing, OFFER, {
      message: 'This offers loan signings, which the business is not certified for.',
      hint: 'Remove it, or say that loan signings are not offered.',
    }),
};
