/** An amount in US dollars as pages show it: whole amounts without cents (`$40`, `$1.75`). */
export function usd(amount: number): string {
  const cents = Math.round(amount * 100);
  const dollars = Math.floor(cents / 100);
  const whole = dollars < 1000 ? dollars : dollars.toLocaleString('en-US');
  return cents % 100 === 0 ? `$${whole}` : `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}

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

/** `20:00` as `8 PM`, `08:30` as `8:30 AM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}
