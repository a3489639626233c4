import { claims } from '../claims.ts';
import type { Rule } from '../rule.ts';

const OFFER =
  /\b(?:notariz\w+|certif\w+|stamp\w*)\b[^.\n]*\b(?:birth|marriage|death) (?:certificate|licen[cs]e)s?\b|\b(?:birth|marriage|death) (?:certificate|licen[cs]e)s?\b[^.\n]*\bnotariz\w+|\bnotariz\w+ (?:your |the |a )?divorce decrees?\b/i;

/** Texas notaries may not certify recordable documents (docs/product.md, "Limits of the offer"). */
export const lawRecordable: Rule = {
  name: 'law/recordable',
  severity: 'error',
  check: ({ page }) =>
    claims(page.landing, OFFER, {
      message: 'This offers to notarize a recordable document, which a Texas notary may not do.',
      hint: 'Remove the offer, or say that such documents cannot be notarized.',
    }),
};
