const DIGITS = (count: number) => `\\d{${count}}`;

/** Forms of postal codes by country; a country that is not listed has any. */
const FORMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['AT', 'AU', 'BE', 'BG', 'CH', 'CY', 'DK', 'GE', 'HU', 'LI', 'LU', 'LV', 'NO', 'NZ', 'PH'],
      ...['SI', 'TN', 'ZA'],
    ].map((country) => [country, DIGITS(4)]),
  ),
  ...Object.fromEntries(
    [
      ...['CR', 'DE', 'DZ', 'EE', 'EG', 'FI', 'FR', 'HR', 'ID', 'IT', 'JO', 'KE', 'KR', 'LT', 'MA'],
      ...['MC', 'ME', 'MX', 'MY', 'PE', 'PR', 'RS', 'SM', 'TH', 'TR', 'UA', 'UY'],
    ].map((country) => [country, DIGITS(5)]),
  ),
  ...Object.fromEntries(
    ['CN', 'CO', 'EC', 'RO', 'RU', 'SG', 'VN'].map((country) => [country, DIGITS(6)]),
  ),
  AR: '(?:[A-Z]\\d{4}(?:[A-Z]{3})?|\\d{4})',
  BR: '\\d{5}-?\\d{3}',
  CA: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
  CL: '\\d{3}-?\\d{4}',
  CZ: '\\d{3} ?\\d{2}',
  ES: '(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}',
  GB: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  GR: '\\d{3} ?\\d{2}',
  IE: '[AC-FHKNPRTV-Y]\\d[\\dW] ?[AC-FHKNPRTV-Y\\d]{4}',
  IL: '\\d{5}(?:\\d{2})?',
  IN: '[1-9]\\d{2} ?\\d{3}',
  IS: '\\d{3}',
  JP: '\\d{3}-?\\d{4}',
  MT: '[A-Z]{3} ?\\d{4}',
  NL: '[1-9]\\d{3} ?[A-Z]{2}',
  PL: '\\d{2}-\\d{3}',
  PT: '\\d{4}(?:-\\d{3})?',
  SE: '\\d{3} ?\\d{2}',
  SK: '\\d{3} ?\\d{2}',
  US: '\\d{5}(?:-\\d{4})?',
};

/** True of a code in a form that the country does not have; `D-` and `CH-` may stand before it. */
export function isNoPostalCode(code: string, country: string): boolean {
  const form = FORMS[country];
  return form !== undefined && !new RegExp(`^(?:[A-Z]{1,2}-)?${form}$`, 'i').test(code.trim());
}
