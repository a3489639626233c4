/** Signs, codes and names of currencies. */
const CURRENCY =
  '[$€£¥]|(?:US|CA|AU|NZ|MX)\\$|EUR|USD|GBP|CHF|CAD|AUD|NZD|MXN|' +
  'euros?|dollars?|bucks|quid|franken|francs?|fr\\.|sfr\\.?|d[oó]lar(?:es)?|' +
  'pounds?|pfund|pesos?|libras?|soles|kronen|kroner|kronor|kr\\.?';

/** Digits, those of thousands together or in groups; `34,-` and `34.–` have no cents. */
const DIGITS =
  "(?:\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+|\\d{1,7})(?:[.,]\\d{1,2}(?!\\d)|[.,](?:-{1,2}|–|—)|(?:--|–|—))?";

const GAP = '[ \\u00a0\\u202f]?';

const AMOUNT = new RegExp(`^(?:(?:${CURRENCY})${GAP})?${DIGITS}(?:${GAP}(?:${CURRENCY}))?$`, 'i');

/** Beside numbers that may be anything: one with a decimal comma, or with the sign of a currency. */
const SIGNED =
  /^(?:\d{1,6},\d{1,2}|[€$£¥] ?\d{1,6}(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})? ?[€$£¥])$/;

/** True of a text that is one amount of money and nothing else: `34,50`, `75 dollars`, `£65`, `34,-`, and bare digits. */
export function isAmountText(text: string): boolean {
  return AMOUNT.test(text.trim());
}

/** True of an amount that should be a number even beside numbers that count something else, such as percentages. */
export function isSignedAmount(text: string): boolean {
  return SIGNED.test(text.trim());
}

/** The number that an amount says, as YAML writes it: `1.250,50 €` is `1250.50`. */
export function amountInDigits(text: string): string {
  const digits = /\d[\d.,'’ \u00a0\u202f]*/.exec(text)?.[0] ?? '';
  const [, cents] = /[.,](\d{1,2})$/.exec(digits.trim()) ?? [];
  const whole = cents === undefined ? digits : digits.trim().slice(0, -1 - cents.length);
  const plain = whole.replace(/\D/g, '');
  return cents === undefined ? plain : `${plain}.${cents}`;
}
