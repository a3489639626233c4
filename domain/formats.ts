/** An amount in US dollars as pages show it: whole amounts without cents (`$40`, `$1.75`). */
export function usd(amount: number): string {
  const cents = Math.round(amount * 100);
  const dollars = Math.floor(cents / 100);
  const whole = dollars < 1000 ? dollars : dollars.toLocaleString('en-US');
  return cents % 100 === 0 ? `$${whole}` : `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}

const MONTHS_SPANISH = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2029-05` as `May 2029`. */
export function monthAndYear(month: string): string {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`.trim();
}

/** `2029-05` as `mayo de 2029`. */
export function monthAndYearSpanish(month: string): string {
  const [year, number] = month.split('-');
  return `${MONTHS_SPANISH[Number(number) - 1] ?? ''} de ${year}`;
}

const BAND = /^(\d{1,2}(?::\d{2})? ?[AP]M) to (\d{1,2}(?::\d{2})? ?[AP]M)$/;

/** `6 PM to 10 PM` as `de 6 PM a 10 PM`; any other wording stays as it is. */
export function timeBandSpanish(band: string): string {
  return band.replace(BAND, 'de $1 a $2');
}

/** `Midland County` as `condado de Midland`; any other wording stays as it is. */
export function countySpanish(county: string): string {
  return county.replace(/^(.+) County$/, 'condado de $1');
}

/** `20:00` as `8 PM`, `08:30` as `8:30 AM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}
