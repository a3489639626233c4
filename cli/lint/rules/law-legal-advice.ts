import { claims } from '../claims.ts';
import type { Rule } from '../rule.ts';

const OFFER =
  /\b(?:we|our notary|i) (?:can |will |also )*(?:give|offer|provide|draft|prepare|write|choose|select)\b[^.\n]*\b(?:legal advice|legal documents?|your (?:will|deed|contract|affidavit|power of attorney)|the (?:right|correct|proper) (?:form|certificate))\b|\bfree legal advice\b/i;

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
