/** Advertising, not the one offer that somebody asks for: what German and English call so may be either. */
const ADVERTISED =
  '(?:(?:weekly|monthly|daily|special|exclusive|latest|new|our|current|seasonal|flash|sales?) (?:\\p{L}+ )?offers|deals|discounts|promotions|promos|coupons|bargains|(?:weekly|monthly|daily|our) specials|(?:wöchentliche|monatliche|aktuelle|neue(?:ste)?|exklusive|unsere) (?:\\p{L}+ )?angebote|sonderangebote|rabatt(?:e|aktionen)|aktionen|gutscheine|schnäppchen|(?:nuestras |las )?(?:ofertas|promociones|rebajas)|descuentos|cupones)';

const BY_TEXT =
  '(?:(?:by|via|through|per|as|in a) (?:a )?(?:text(?: message)?s?|sms|whatsapp)|text(?:ed)? (?:alerts?|messages?|to (?:you|your phone))|sms|(?:per|über) (?:sms|whatsapp)|por (?:sms|whatsapp|mensajes?(?: de texto)?))';

const REST = '(?![\\p{L}-])';

const OFFERS = new RegExp(
  `(?<![\\p{L}-])(?:${ADVERTISED}${REST}[^.!?;\\n"]{0,40}(?<!\\p{L})${BY_TEXT}${REST}|${BY_TEXT}${REST}[^.!?;\\n"]{0,40}(?<!\\p{L})${ADVERTISED}${REST})`,
  'iu',
);

/** In the same sentence: it is denied, or readers are the ones who write or ask. */
const OTHERWISE =
  /(?<!\p{L})(?:no|not|never|without|nie|keine?|nicht|ohne|sin|nunca|ask|request|quotes?|compare|send us|text us|tell us|show (?:us|this)|redeem|anfragen|vergleichen|einlösen|pida|pregunte|solicite|consulte)(?!\p{L})/iu;

/**
 * True if texts of a form promise advertising by text messages. @param words in quotation marks each, as JSON has them.
 */
export function offersByText(words: string): boolean {
  const found = OFFERS.exec(words);
  if (!found) return false;
  const before = words.slice(0, found.index);
  const sentence = before.slice(before.search(/[^.!?;"]*$/));
  const [rest = ''] = /^[^.!?;"]*/.exec(words.slice(found.index)) ?? [];
  return !OTHERWISE.test(`${sentence}${rest}`);
}
