/** Directly after what emits nothing, a class of vehicles, and in brackets behind one. */
const VEHICLE =
  /^\s(?:\([^()]*\)\s)?(?:\p{L}+\s)?(?:cars?|vans?|vehicles?|buses|trucks?|lorr(?:y|ies)|models?)(?!\p{L})/iu;
const VEHICLE_BEFORE = /(?<!\p{L})(?:cars?|vans?|vehicles?|buses|trucks?|lorr(?:y|ies))\s\($/iu;

/** What is compared with other records, and matches none: "an unmatched payment", "the credit sits unmatched". */
const RECORD =
  /^\s(?:status|records?|rows?|lines?|transactions?|entr(?:y|ies)|payments?|invoices?|credits?|receipts?|orders?|items?|deposits?|betting|grants?|socks?)(?!\p{L})/iu;
const LEFT_UNMATCHED =
  /(?<!\p{L})(?:sits?|stays?|left|remains?|shown as|listed as|marked|returns?(?: as)?|comes? back(?: as)?|flagged as)\s$/iu;

/** The highest class of a system, which ranks nobody: "the top tier of registration", "the top rate of tax". */
const TOP_CLASS =
  /^(?:the\s)?(?:top|highest|best)\s(?:tiers?|rates?|bands?|slices?|brackets?|rungs?|layers?|grades?|categor(?:y|ies))\sof(?!\p{L})/iu;

/** What is done often, feared or asked, of which several are the first: "one of the regulator's top enforcement areas". */
const MANY_FIRST =
  /^[^.!?,;]{0,30}?(?<!\p{L})(?:areas?|priorit(?:y|ies)|reasons?|causes?|concerns?|risks?|mistakes?|complaints?|targets?|worr(?:y|ies)|questions?|findings?)(?!\p{L})/iu;

/** Behind a superlative: a field that is written like an abbreviation, and is no place: "the best combination of VAT schemes". */
const FIELD = /(?<!\p{L})of\s(?!(?:US|USA|UK|EU|NYC|DC|LA|TX|NSW)(?!\p{Lu}))\p{Lu}{2,5}$/u;

/** True for words of a trade that only look like a claim: classes of vehicles, of records and of rates. */
export function isTechnicalTerm(sentence: string, start: number, end: number): boolean {
  const claim = sentence.slice(start, end);
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  if (/^zero[-\s]/i.test(claim)) return VEHICLE.test(after) || VEHICLE_BEFORE.test(before);
  if (/^unmatched/i.test(claim)) return RECORD.test(after) || LEFT_UNMATCHED.test(before);
  if (TOP_CLASS.test(sentence.slice(start))) return true;
  if (/['’]s\stop\s/iu.test(claim) && /one of the\s$/iu.test(before)) return MANY_FIRST.test(after);
  // A pattern ends with the first letter of a name.
  return FIELD.test(sentence.slice(0, end + (/^\p{Lu}*/u.exec(after)?.[0].length ?? 0)));
}

/** Directly after a guarantee: a debt that somebody answers for with what they own. */
const DEBT =
  /(?<!\p{L})guarantee[sd]?\s(?:(?:for|of|on)\s)?(?:an?|the|our|their|his|her|your|any|all)\s(?:[\p{L}-]+\s)?(?:loans?|leases?|mortgages?|debts?|overdrafts?|borrowings?|rent|facility)(?!\p{L})/iu;

/** Whoever gives a guarantee that is none of the business: a law or a scheme, as the subject of the sentence. */
const BY_LAW =
  /^[^.!?:]*(?<!\p{L})(?:the|this|that|a)\s(?:[\p{L}-]+\s){0,2}?(?:scheme|system|remedy|law|statute|act|government|regulator|regulations?|constitution|directive|programme|insurer)(?!\p{L})/iu;
const OURS = /(?<!\p{L})(?:we|our|us|ours|my|i)(?!\p{L})|\{business/iu;

/** True for a guarantee of a debt, or of a law. */
export function isGuaranteeOfOthers(sentence: string, start: number): boolean {
  return DEBT.test(sentence) || (BY_LAW.test(sentence.slice(0, start)) && !OURS.test(sentence));
}
