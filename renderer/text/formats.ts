/** An amount in US dollars as pages show it: whole amounts without cents (`$40`, `$1.75`). */
export function usd(amount: number): string {
  const cents = Math.round(amount * 100);
  const dollars = Math.floor(cents / 100);
  const whole = dollars < 1000 ? dollars : dollars.toLocaleString('en-US');
  return cents % 100 === 0 ? `$${whole}` : `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}

const months = new Map<string, Intl.DateTimeFormat>();

/** `2029-05` formatted in a language: `May 2029`, `mayo de 2029`. */
export function monthAndYear(month: string, language = 'en'): string {
  const [year, number] = month.split('-').map(Number);
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = months.get(language) ?? new Intl.DateTimeFormat(language, options);
  months.set(language, format);
  return format.format(Date.UTC(year ?? 0, (number ?? 1) - 1));
}

const BAND = /^(\d{1,2}(?::\d{2})? ?[AP]M) to (\d{1,2}(?::\d{2})? ?[AP]M)$/;

/** `6 PM to 10 PM` as `de 6 PM a 10 PM`; any other wording is unchanged. */
export function timeBandSpanish(band: string): string {
  return band.replace(BAND, 'de $1 a $2');
}

/** `20:00` as `8 PM`, `08:30` as `8:30 AM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** Countries where Spanish writes times with 24 hours, though the locale data have twelve. */
const IN_24_HOURS = /^(?:AR|CL|UY)$/;

/**
 * A time of day formatted for a language and country: `9:00`. English and Spanish pages of an American business use the
 * form seen on doors, `9 AM`.
 *
 * @param country two letters, as in `US`.
 */
export function timeOfDay(time: string, language: string, country: string): string {
  const locale = new Intl.Locale(language);
  const region = locale.region ?? (/^[A-Z]{2}$/.test(country) ? country : undefined);
  if (region === 'US' && /^(?:en|es)$/.test(locale.language)) return clockTime(time);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const isIn24Hours = locale.language === 'es' && IN_24_HOURS.test(region ?? '');
  const place = new Intl.Locale(locale, {
    ...(region === undefined ? {} : { region }),
    ...(isIn24Hours ? { hourCycle: 'h23' } : {}),
  });
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(place, options).format(Date.UTC(2000, 0, 1, hours, minutes));
}
