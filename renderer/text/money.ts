const formats = new Map<string, Intl.NumberFormat>();

/** The locale of a language in a country: `en` in `GB` is `en-GB`; a tag with a region is unchanged. */
export function regional(language: string, country: string): string {
  const locale = new Intl.Locale(language);
  return locale.region === undefined
    ? new Intl.Locale(locale, { region: country }).toString()
    : language;
}

/**
 * An amount as pages show it, without cents if it is whole: `$40`, `1,75 €`.
 *
 * @param amount in units of the currency.
 * @param currency three letters (ISO 4217).
 * @param locale such as `en-US`.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const whole = Number.isInteger(amount);
  const key = `${locale} ${currency} ${whole}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
    });
  formats.set(key, format);
  return format.format(amount);
}
