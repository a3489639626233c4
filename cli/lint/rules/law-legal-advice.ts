import { claims } from '../claims.ts';
import type { Rule } from '../rule.ts';

const SUBJECTS = [
  'legal advice',
  'legal document',
  ...['will', 'deed', 'contract', 'affidavit', 'power of attorney'].map((paper) => `your ${paper}`),
  ...['right', 'correct', 'proper'].flatMap((kind) => [`${kind} form`, `${kind} certificate`]),
];

const OFFER =
  /\b(?:we|our notary|i) (?:can |will |also )*(?:give|offer|provide|draft|prepare|write|choose|select)\b[^.]*\b(?:legal advice|legal documents?|your (?:will|deed|contract|affidavit|power of attorney)|the (?:right|correct|proper) (?:form|certificate))\b|\bfree legal advice\b/i;

/** A notary who is no lawyer may not advise, draft or choose certificates (Government Code 406.017). */
export const lawLegalAdvice: Rule = {
  name: 'law/legal-advice',
  severity: 'error',
  check: ({ page }) =>
    claims(
      page.landing,
      { subjects: SUBJECTS, offer: OFFER },
      {
        message: 'This promises legal advice or drafting, which a notary may not give.',
        hint: 'Say what the notary does: check ID, witness the signature, complete the certificate.',
      },
    ),
};
