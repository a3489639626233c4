/** Directly before the end of a period of accounts, which is named by it: "for the accounting period ending 31 March 2025". */
const PERIOD_OF_ACCOUNTS =
  /(?<!\p{L})(?:(?:accounting|financial|fiscal|tax|reporting|trading) (?:period|year|quarter)s?|(?:for|in|of) the (?:\p{L}+ )?(?:year|quarter|period|months)|periods?|APs?) (?:to|end(?:ed|ing)|starting|beginning|commencing)(?: on| in)?(?: or (?:after|before))?\s$|(?<!\p{L})year[- ]end(?: (?:of|on))?\s$/iu;

/** Directly before a date since which another rule holds: "for shares that are bought on or after 1 April 2024". */
const FROM_THEN_ON = /(?<!\p{L})on or after\s$/iu;

/** Directly before a date that bounds a period of a rule, or a condition of one, which somebody names in quotation marks. */
const BOUND =
  /(?<!\p{L})(?:periods? (?:that )?(?:commenced|commencing|begun|began|ended)|days in the period|held (?:immediately )?) ?(?:on or )?(?:before|after)\s$/iu;

/** The beginning of a case that is put, in the past: "If you bought the van on 2 May 2024, you cannot sell it before". */
const IF_ONE_DID =
  /^\s*(?:if|where|suppose|say|had) (?:you|he|she|they|somebody|someone|your \p{L}+|an? \p{L}+) (?:\p{L}{2,}ed|bought|sold|made|paid|took|got|gave|left|lost|built|began|came|went|held|had|was|were)(?!\p{L})/iu;

/** Directly before a date: what ended then, in the words of a record. */
const ENDED_THEN = /(?<!\p{L})until (?:\p{L}+ )?being \p{L}+(?:ed|en) (?:in|on)\s$/iu;

/** True for a date that is a term of a rule or of a case, or the end of what has been, and announces nothing. */
export function isTermOfRule(sentence: string, before: string): boolean {
  return (
    PERIOD_OF_ACCOUNTS.test(before) ||
    FROM_THEN_ON.test(before) ||
    BOUND.test(before) ||
    IF_ONE_DID.test(sentence) ||
    ENDED_THEN.test(before)
  );
}
