/** Directly before a sum that something must not exceed. */
const LIMIT =
  /(?<!\p{L})(?:not|never|n['’]t|cannot) exceed(?: (?:a total of|the sum of))?\s$|(?<!\p{L})(?:as long as|provided|if) [^.!?;]{0,60} exceeds?\s$|(?<!\p{L})(?:threshold|allowance|exemption) (?:of|is|was|at)\s$/iu;

/** Directly after a sum that is one. */
const OR_LESS =
  /^\s(?:or|and) (?:less|under|below)(?!\p{L})|^\s(?:[\p{L}-]+\s){0,2}?(?:threshold|allowance|exemption|trigger)(?!\p{L})|^\s(?:[\p{L}-]+\s){1,2}?(?:rule|cap|limit|ceiling)s?(?!\p{L})/iu;

/** Around what somebody offers in an auction. */
const BID_BEFORE = /(?<!\p{L})(?:bids?|bidding) (?:of|at|for|was|were|from)(?: only| just)?\s$/iu;
const BID_AFTER = /^\s(?:bids?|bidding|offers? (?:from|by))(?!\p{L})/iu;

/** What somebody has got, or pays out, for no service of the business. */
const GOT =
  /(?<!\p{L})(?:received|awarded|secured|won|obtained|granted)(?: (?:about|over|more than|up to|almost|nearly|around))?\s$/iu;
const AS_FUNDS =
  /^\s(?:in|of|as) (?:\p{L}+ )?(?:funding|funds|grants?|donations?|aid|support|investment)(?!\p{L})/iu;
const PAYOUT =
  /(?<!\p{L})(?:payouts?|bount(?:y|ies)|(?:annual|total|yearly) (?:compensation|remuneration|budget|turnover)|(?:gross )?remuneration|turnover)(?: (?:of|from|between|ranging from|ranging between|up to|is|was|paid|range from))*\s$/iu;

/** Around an allowance of the tax, or a limit that everybody knows: "my £12,570 personal allowance", "within the £3,500 cap". */
const ALLOWANCE =
  /^\s(?:[\p{L}-]+\s){0,2}?(?:(?:personal|annual|tax-free|dividend|savings|property|trading|capital|marriage|pension|lifetime)\sallowance|threshold|exemption)(?!\p{L})/iu;
const CAP = /^\s(?:cap|limit|ceiling|threshold)(?!\p{L})/iu;
const KNOWN = /(?<!\p{L})(?:the|that|this|under|over|above|below|within)\s$/iu;

/** True for a limit that is none of the business, whoever speaks of it. */
export function isKnownLimit(before: string, after: string): boolean {
  return ALLOWANCE.test(after) || (KNOWN.test(before) && CAP.test(after));
}

/** True for what somebody bids, whoever takes the bid: "when we received the $1 bid". */
export function isBid(after: string): boolean {
  return BID_AFTER.test(after);
}

/** True for a limit, a bid, or what somebody gets, in a sentence that is not about the business. */
export function isLimitOrBid(before: string, after: string): boolean {
  return (
    LIMIT.test(before) ||
    OR_LESS.test(after) ||
    BID_BEFORE.test(before) ||
    (GOT.test(before) && AS_FUNDS.test(after)) ||
    PAYOUT.test(before)
  );
}
