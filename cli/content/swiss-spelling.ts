/** Countries in which German is written without `ß`, and quoted «like this». */
const COUNTRIES = /^(?:CH|LI)$/;

/**
 * True of German as it is written in Switzerland and Liechtenstein.
 *
 * @param language tag such as `de` or `de-CH`; its own region, if it has one, is what counts.
 * @param country two letters, of the business.
 */
export function isSwissGerman(language: string, country: string | undefined): boolean {
  const { language: spoken, region = country } = new Intl.Locale(language);
  return spoken === 'de' && COUNTRIES.test(region ?? '');
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»' };

/** German texts in Swiss spelling, in values of any shape. */
export function inSwissSpelling<T>(value: T): T {
  if (typeof value === 'string')
    return value.replace(/[ßẞ„“]/g, (letter) => LETTERS[letter] ?? letter) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inSwissSpelling) as T;
  const entries = Object.entries(value).map(([key, child]) => [key, inSwissSpelling(child)]);
  return Object.fromEntries(entries);
}
