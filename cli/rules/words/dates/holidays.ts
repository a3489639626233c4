/** Last moment of a day; days and months beyond their ends count on. */
export function endOfDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day + 1) - 1;
}

/**
 * The day of the month of Easter Sunday, counted on from March 1. Gauss's reckoning in the form of Meeus and Jones:
 * https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
 */
function easterInMarch(year: number): number {
  const century = Math.floor(year / 100);
  const moon = year % 19;
  const skipped = Math.floor((8 * century + 13) / 25);
  const epact = (19 * moon + century - Math.floor(century / 4) - skipped + 15) % 30;
  const full = epact - Math.floor((moon + 11 * epact) / 319);
  const left = year % 100;
  const toSunday = (2 * (century % 4) + 2 * Math.floor(left / 4) - full - (left % 4) + 32) % 7;
  return full + toSunday + 22;
}

/** The end of a day so many days after Easter Sunday. */
export function afterEaster(days: number) {
  return (year: number) => endOfDay(year, 3, easterInMarch(year) + days);
}

/** The end of a day that is the same in each year. */
export function on(month: number, day: number) {
  return (year: number) => endOfDay(year, month, day);
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

/** The first such weekday of a month from a day on, and so many days later. */
export function weekday(wanted: number, month: number, from: number, later = 0) {
  return (year: number) => {
    const first = new Date(Date.UTC(year, month - 1, from)).getUTCDay();
    return endOfDay(year, month, from + ((wanted - first + 7) % 7) + later);
  };
}

/**
 * Holidays as owners name them, with their last day. Where countries differ, it is the last of them; Christmas and Advent go on
 * to the end of their year, like what is sold for them.
 */
const HOLIDAYS: readonly (readonly [names: string, end: (year: number) => number])[] = [
  ['new year’s day|neujahr|año nuevo', on(1, 1)],
  ['reyes(?: magos)?', on(1, 6)],
  ['valentine’s(?: day)?|valentinstag|san valentín', on(2, 14)],
  ['st\\.? patrick’s day', on(3, 17)],
  ['presidents’ day', weekday(MONDAY, 2, 15)],
  ['fasching|karneval|carnaval|mardi gras', afterEaster(-46)],
  ['easter|ostern|pascua|semana santa', afterEaster(1)],
  ['vatertag|christi himmelfahrt', afterEaster(39)],
  ['pfingsten|pentecost', afterEaster(50)],
  ['fronleichnam|corpus christi', afterEaster(63)],
  ['tag der arbeit', on(5, 1)],
  ['mother’s day|muttertag', weekday(SUNDAY, 5, 8)],
  ['memorial day', weekday(MONDAY, 5, 25)],
  ['father’s day', weekday(SUNDAY, 6, 15)],
  ['día del padre', on(6, 30)],
  ['juneteenth', on(6, 19)],
  ['independence day|fourth of july', on(7, 4)],
  ['labou?r day', weekday(MONDAY, 9, 1)],
  ['columbus day', weekday(MONDAY, 10, 8)],
  ['día de la madre', on(10, 31)],
  ['halloween', on(10, 31)],
  ['allerheiligen|todos los santos', on(11, 1)],
  ['día de (?:los )?muertos', on(11, 2)],
  ['veterans day', on(11, 11)],
  ['thanksgiving|acción de gracias', weekday(THURSDAY, 11, 22)],
  ['black friday', weekday(THURSDAY, 11, 22, 1)],
  ['small business saturday', weekday(THURSDAY, 11, 22, 2)],
  ['cyber monday', weekday(THURSDAY, 11, 22, 4)],
  ['nikolaus(?:tag)?', on(12, 6)],
  [
    'christmas(?: eve)?|new year’s eve|weihnachten|heiligabend|silvester|advent|navidad|nochebuena|nochevieja',
    on(12, 31),
  ],
];

/** The names of all holidays, in small letters, with either apostrophe or none. */
export const HOLIDAY = HOLIDAYS.map(([names]) => names)
  .join('|')
  .replaceAll('’', "['’]?");

const ENDS = HOLIDAYS.map(
  ([names, end]) => [new RegExp(names.replaceAll('’', "['’]?"), 'iu'), end] as const,
);

/** True for a text that names a holiday. */
export function namesHoliday(written: string): boolean {
  return ENDS.some(([names]) => names.test(written));
}

/** The last moment of the holiday that a text names, in a year, as in `Date.UTC`; undefined if it names none. */
export function endOfHoliday(written: string, year: number): number | undefined {
  return ENDS.find(([names]) => names.test(written))?.[1](year);
}
