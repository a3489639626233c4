import { claims } from '../claims.ts';
import type { Rule } from '../rule.ts';

/** What a notary may not give, draft or choose. */
const FORBIDDEN = String.raw`(?:legal (?:advice|documents?)|your (?:will|deed|contract|affidavit|power of attorney)|the (?:right|correct|proper) (?:form|certificate))\b`;

const PROMISE = String.raw`\b(?:we|our notary|i) (?:can |will |also )*(?:give|offer|provide|draft|prepare|write|choose|select)\b`;

/** Looks for the rare words first and back from there: half of all sentences have a "we" in them. */
const OFFER = new RegExp(
  String.raw`${FORBIDDEN}(?<=${PROMISE}[^.\n]*\b${FORBIDDEN}|\bfree legal advice)`,
  'i',
);

/** A notary who is no lawyer may not advise, draft or choose certificates (Government Code 406.017). */
export const lawLegalAdvice: Rule = {
  name: 'law/legal-advice',
  severity: 'error',
  check: ({ page }) =>
    claims(page.landing, OFFER, {
      message: 'This promises legal advice or drafting, which a notary may not give.',
      hint: 'Say what the notary does: check ID, witness the signature, complete the certificate.',
    }),
};
