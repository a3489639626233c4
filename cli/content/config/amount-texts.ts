/** Signs, codes and names of currencies; nothing else has them. */
const CURRENCY =
  '[$€£¥]|(?:US|CA|AU|NZ|MX)\\$|EUR|USD|GBP|CHF|CAD|AUD|NZD|MXN|' +
  'euros?|dollars?|bucks|quid|franken|francs?|fr\\.|sfr\\.?|d[oó]lar(?:es)?';

/** Names of currencies that mean something else beside numbers that are no money, such as a weight. */
const ONLY_OF_MONEY = 'pounds?|pfund|pesos?|libras?|soles|kronen|kroner|kronor|kr\\.?';

/** Digits, those of thousands together or in groups; `34,-` and `34.–` have no cents. */
const DIGITS =
  "(?:\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+|\\d{1,7})(?:[.,]\\d{1,2}(?!\\d)|[.,](?:-{1,2}|–|—)|(?:--|–|—))?";

const GAP = '[ \\u00a0\\u202f]?';

const amount = (currency: string) =>
  new RegExp(`^(?:(?:${currency})${GAP})?${DIGITS}(?:${GAP}(?:${currency}))?$`, 'i');

const AMOUNT = amount(CURRENCY);

const AMOUNT_OF_MONEY = amount(`${CURRENCY}|${ONLY_OF_MONEY}`);

/** What tells an amount from a count or a code: `1,250` and `034` may be either. */
const IS_MONEY = new RegExp(`${CURRENCY}|^\\d{1,6},\\d{1,2}$`, 'i');

/**
 * True of a text that is one amount of money and nothing else: `34,50`, `75 dollars`, `£65`, `34,-`.
 *
 * @param isAmongMoney true if the numbers beside it are money, so that bare digits and pounds are as well.
 */
export function isAmountText(text: string, isAmongMoney: boolean): boolean {
  const plain = text.trim();
  if (isAmongMoney) return AMOUNT_OF_MONEY.test(plain);
  return IS_MONEY.test(plain) && AMOUNT.test(plain);
}

/** The number that an amount says, as YAML writes it: `1.250,50 €` is `1250.50`. */
export function amountInDigits(text: string): string {
  const digits = /\d[\d.,'’ \u00a0\u202f]*/.exec(text)?.[0] ?? '';
  const [, cents] = /[.,](\d{1,2})$/.exec(digits.trim()) ?? [];
  const whole = cents === undefined ? digits : digits.trim().slice(0, -1 - cents.length);
  const plain = whole.replace(/\D/g, '');
  return cents === undefined ? plain : `${plain}.${cents}`;
}
