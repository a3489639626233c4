import { Vocabulary } from 'touchdown';
import { GET, WE } from './phrases.ts';

/** How a notary's texts offer, ask and deny. */
export const NOTARY = new Vocabulary({
  trade: { one: 'notary', many: 'notaries' },
  harmless: [
    String.raw`\bwithout (?:a lawyer|an attorney|a lawyer's \w+|an attorney's \w+)\b`,
    String.raw`\bno (?:lawyer|attorney) (?:needed|required|necessary)\b`,
    String.raw`\bsin abogado\b`,
  ],
  // Those who may do what a notary may not.
  others:
    /\b(?:(?<!powers? of )attorneys?|lawyers?|abogad[oa]s?|accredited|counsel|clerk|court|judge|lender|legal aid|law firm|vital records|from the state|registro civil|state's|funeral home|oficina|condado)\b/,
  asking: ['certifican', 'notarizan', 'redactan'],
  beginnings: [GET, WE],
});
