const DAY_OR_MONTH = String.raw`(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s)?\p{L}{3,9}\s(?:\d{1,2},?\s)?20\d\d`;

/** Directly before a date: up to it, or since it, another rule holds. */
const UP_TO = /(?<!\p{L})(?:on or before|before|until|up to|prior to|to)\s(?:the\s)?$/iu;
const SINCE = /(?<!\p{L})(?:on or after|after|from|since)\s(?:the\s)?$/iu;

/** The same of another date in the sentence, or of the same one. */
const SINCE_ANOTHER = new RegExp(
  `(?<!\\p{L})(?:on or after|after|from|since)(?:\\s(?:${DAY_OR_MONTH}|then|that date|those dates|the same date)(?!\\p{L})|[,.;:)]|$)`,
  'iu',
);
const UP_TO_ANOTHER = new RegExp(
  `(?<!\\p{L})(?:on or before|before|until|up to|prior to|to)\\s${DAY_OR_MONTH}`,
  'iu',
);

/** A rate, or a sum. */
const RATE = /\d\s?%|[$£€]\s?\d|\d\s?(?:€|percent|per cent)/u;

/** What a shop has until a day is an offer, and over when that day is past. */
const OFFER =
  /(?<!\p{L})(?:off|discount\p{L}*|sav(?:e|es|ing|ings)|early[- ]bird|book\p{L}*|order\p{L}*|tickets?|courses?|we|our|us)(?!\p{L})/iu;

/** In brackets behind the rate of today, the one until then: "14% (or 18% before April 2026)". */
const FORMERLY =
  /\((?:or |was |previously |formerly )?[\d.,]+\s?%(?:\sfor\s[^().!?]{0,50})?\s(?:before|until|prior to)\s$/iu;

/** The label of what was: "Old limit (years before 6 April 2025)". */
const OLD = /(?<!\p{L})(?:old|former|previous)\s\p{L}+[^.!?\n]{0,40}\s(?:before|until|to)\s$/iu;

/** Directly before a date, on which somebody looked: "£16 a month (checked June 2026)". */
const LOOKED_UP =
  /(?<!\p{L})(?:checked|verified|reviewed|retrieved|accessed|compared|correct(?: as)?(?: at| of)?|as at|geprüft|abgerufen|consultad[oa]s?|revisad[oa]s?)(?: (?:on|in|am|im|en|el))?\s$/iu;

/** Around a date that names what happened then: "the April 2026 rule", "the 1 November 2023 reform". */
const NAMED = /(?<!\p{L})(?:the|this|that|under|across)\s$/iu;
const EVENT =
  /^\s(?:[\p{L}-]+\s){0,2}?(?:reforms?|rules?|regime|steps?|rises?|increases?|cuts?|budget|judgments?|rulings?|amendments?|regulations?|changes?|changeover|date)(?!\p{L})/iu;

/** What a state asks of everybody since a day: "From April 2024, the form is mandatory". */
const ASKED_BY_LAW =
  /(?<!\p{L})(?:mandatory|compulsory|obligatory|statutory|required by|indemnified|(?:must|have to|has to|should) (?:also )?(?:file|submit|register|report|declare|disclose)|file (?:an? )?(?:nil )?returns?)(?!\p{L})/iu;
const BEGINS =
  /(?<!\p{L})(?:starts?|begins?|opens?|launch\p{L}*|comes? in|due|available|on sale)\s(?:from|since)\s$/iu;

/**
 * True for the day on which a rule of others changed, in a text that tells of it: two rates with their periods, the name of a reform, when
 * somebody looked a price up, and what a law asks since.
 *
 * @param sentence up to the date.
 * @param after everything behind it.
 */
export function isChangeOfRule(sentence: string, after: string): boolean {
  const rest = /^(?:[^.!?\n]|\.(?=\d))*/u.exec(after)?.[0] ?? '';
  if (LOOKED_UP.test(sentence) || (NAMED.test(sentence) && EVENT.test(rest))) return true;
  if (OFFER.test(sentence) || OFFER.test(rest)) return false;
  if (FORMERLY.test(sentence) || OLD.test(sentence)) return true;
  if (RATE.test(sentence + rest)) {
    if (UP_TO.test(sentence) && (SINCE_ANOTHER.test(rest) || SINCE_ANOTHER.test(sentence)))
      return true;
    if (SINCE.test(sentence) && (UP_TO_ANOTHER.test(rest) || UP_TO_ANOTHER.test(sentence)))
      return true;
  }
  return SINCE.test(sentence) && !BEGINS.test(sentence) && ASKED_BY_LAW.test(sentence + rest);
}
