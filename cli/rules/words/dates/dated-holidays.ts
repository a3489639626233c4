import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';
import { daysOfMonths, MONTH_NAME } from './days-of-months.ts';
import { afterEaster, endOfDay, on as fixed, weekday } from './holidays.ts';
import { DAY_NAME } from './weekdays.ts';

/** The days of a holiday in a year, by their last moments. */
type Days = (year: number) => readonly number[];

function on(...days: (readonly [month: number, day: number])[]): Days {
  return (year) => days.map(([month, day]) => endOfDay(year, month, day));
}

/** Days that move, each after its rule. */
function moving(...ends: ((year: number) => number)[]): Days {
  return (year) => ends.map((end) => end(year));
}

const MONDAY = 1;
const WEDNESDAY = 3;
const THURSDAY = 4;

/** The holiday, and the weeks around it. */
const SEASON = 'christmas|weihnachten|navidad';
const IS_SEASON = new RegExp(`^(?:${SEASON})$`, 'iu');

/**
 * Holidays with all the days that may be meant in some country. Those that are kept on the weekend before or after, or that each
 * country has on another day, are left out: Halloween parties, Mother’s Day, Independence Day.
 */
const HOLIDAYS: readonly (readonly [names: string, days: Days])[] = [
  ['new year’s eve|silvester|nochevieja', on([12, 31])],
  ['new year’s day|neujahr(?:stag)?|(?:día de )?año nuevo', on([1, 1])],
  ['martin luther king,?(?: jr\\.?)? day|mlk day', moving(weekday(MONDAY, 1, 15), fixed(1, 15))],
  ['presidents’ day', moving(weekday(MONDAY, 2, 15))],
  ['memorial day', moving(weekday(MONDAY, 5, 25), fixed(5, 30))],
  ['juneteenth', on([6, 19])],
  ['labor day', moving(weekday(MONDAY, 9, 1), fixed(5, 1))],
  ['columbus day', moving(weekday(MONDAY, 10, 8), fixed(10, 12))],
  ['veterans day', on([11, 11])],
  // In Canada it is in October.
  [
    'thanksgiving(?: day)?|(?:día de )?acción de gracias',
    moving(weekday(THURSDAY, 11, 22), weekday(MONDAY, 10, 8)),
  ],
  ['black friday', moving(weekday(THURSDAY, 11, 22, 1))],
  ['cyber monday', moving(weekday(THURSDAY, 11, 22, 4))],
  ['christmas eve|heilig(?:er )?abend|nochebuena', on([12, 24], [1, 6])],
  [
    'christmas day|(?:der )?(?:1\\.|erster?) weihnachts(?:feier)?tag|día de navidad',
    on([12, 25], [1, 7]),
  ],
  ['boxing day|(?:der )?(?:2\\.|zweiter?) weihnachts(?:feier)?tag', on([12, 26])],
  [SEASON, on([12, 24], [12, 25], [12, 26], [1, 6], [1, 7])],
  ['heilige drei könige|dreikönigstag|día de (?:los )?reyes(?: magos)?|epifanía', on([1, 6])],
  ['tag der arbeit|maifeiertag|día del trabaj(?:o|ador)', on([5, 1])],
  ['tag der deutschen einheit', on([10, 3])],
  ['reformationstag', on([10, 31])],
  ['allerheiligen|(?:día de )?todos los santos|all saints’ day', on([11, 1])],
  ['día de (?:los )?muertos', on([11, 1], [11, 2])],
  ['buß- und bettag', moving(weekday(WEDNESDAY, 11, 16))],
  ['mariä himmelfahrt', on([8, 15])],
  ['día de la hispanidad', on([10, 12])],
  ['(?:la )?inmaculada(?: concepción)?', on([12, 8])],
  ['aschermittwoch|miércoles de ceniza|ash wednesday', moving(afterEaster(-46))],
  ['rosenmontag', moving(afterEaster(-48))],
  ['jueves santo|gründonnerstag', moving(afterEaster(-3))],
  ['karfreitag|viernes santo|good friday', moving(afterEaster(-2))],
  ['ostersonntag|easter sunday|domingo de (?:pascua|resurrección)', moving(afterEaster(0))],
  ['ostermontag|easter monday|lunes de pascua', moving(afterEaster(1))],
  ['christi himmelfahrt', moving(afterEaster(39))],
  ['pfingstsonntag', moving(afterEaster(49))],
  ['pfingstmontag|whit monday', moving(afterEaster(50))],
  ['fronleichnam', moving(afterEaster(60))],
];

const DAYS = HOLIDAYS.map(
  ([names, days]) => [new RegExp(`^(?:${names.replaceAll('’', "['’]?")})$`, 'iu'), days] as const,
);

const NAME = HOLIDAYS.map(([names]) => names)
  .join('|')
  .replaceAll('’', "['’]?");

/** A cheap test of a whole copy for a day and its month. */
const SEEN =
  /(?:ary|uar|ch|il|ay|ai|ne|ni|ly|li|st|[bzr]er|o|an|eb|ar|[Aa]pr|un|ul|ug|ept?|ct|ov|ec)\.? \d{1,2}(?!\d)|\d(?:st|nd|rd|th|\.)?(?: de| of)? (?:[Jj][au][nlä]|[Ee]ne|[Ff]eb|[Mm][aä][ryi]|[Aa][pbug][rgo]|[Ss]ep|[Oo][ck]t|[Nn]ov|[Dd][ei][cz])|\d\. ?1?\d\./;

const NAMED = new RegExp(NAME, 'iu');

/** Months in short, as they stand before a day. */
const IN_FULL: Readonly<Record<string, string>> = {
  ...{ jan: 'January', feb: 'February', mar: 'March', apr: 'April', jun: 'June', jul: 'July' },
  ...{ aug: 'August', sep: 'September', oct: 'October', nov: 'November', dec: 'December' },
};
const SHORT = Object.keys(IN_FULL).join('|');
const DATE = `\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{4})?|(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: de| of)? (?:${MONTH_NAME})|(?:${MONTH_NAME}|(?:${SHORT})t?\\.?) \\d{1,2}(?:st|nd|rd|th)?(?!\\d))(?:(?:,| de| del)? \\d{4})?`;

/** A day of the week between the two, or an article. */
const BETWEEN = `(?:(?:${DAY_NAME}),? )?(?:the |den |dem |el |día )?`;

/** A date behind a holiday that it explains, or before one. */
const BESIDE = new RegExp(
  [
    `(?<name>${NAME})(?: \\(|, |,? (?:is on|is|falls on|ist am|ist der|fällt auf|cae en|es el) )${BETWEEN}(?<date>${DATE})`,
    `(?<before>${DATE})(?: \\(|, | is | ist | es )(?:dem |der |den |the |el |la )?(?<holiday>${NAME})`,
  ]
    .map((form) => `(?<![\\p{L}\\d.])(?:${form})(?![\\p{L}\\d])`)
    .join('|'),
  'giu',
);

/** Says that a holiday is kept on another day or by another calendar, or that something ends before it. */
const MOVED =
  /(?<!\p{L})(?:observ\p{L}+|ortho?dox\p{L}*|chine?s\p{L}*|chino|lunar|jewish|persian|substitute|in lieu|instead|traslad\p{L}+|puente|nachgeholt|statt|vorverlegt|bank holiday|deadlines?|cut-?off|last orders?|order by|bestell\p{L}*|anmeld\p{L}*|pedidos?|encargos?|reserv\p{L}+|fecha límite)(?!\p{L})/iu;

/** Before the name of a holiday, or of its season, which another day is counted from. */
const COUNTED =
  /(?<!\p{L})(?:before|after|between|week of|from|until|till|through|by|to|for|vor|nach|zwischen|ab|von|bis|zu|für|antes del?|después del?|entre|desde|hasta|para|víspera de|eve of|night of|day of|noche de)(?: the| dem| den| el| la)? $/iu;

/** Behind a date, where nothing else is said of it and no list goes on. */
const ENDS =
  /^(?:[.!?;](?:\s|$)|$|\n|\)|, (?!(?:and|or|und|oder|y|o)(?!\p{L})|(?:the|on|den|dem|der|am|el|la) [\d\p{Lu}])\p{Ll}| (?:we|from|at|our|the|wir|von|ab|haben|geschlossen|cerramos|abrimos|no|de)(?!\p{L}))/u;

/** Before a holiday or a date in a list of days. */
const LISTED = new RegExp(
  `(?:${NAME}|\\d|${MONTH_NAME}|${DAY_NAME})\\.?(?:,|,? (?:and|und|y|or|o|&))? (?:on |am |el )?$`,
  'iu',
);

/** False if no text of a copy has a holiday and a date. */
export function mayDateHoliday(copy: string): boolean {
  return SEEN.test(copy) && NAMED.test(copy);
}

/** A date that stands for a holiday and is another day. */
export interface OtherHoliday {
  span: Span;
  /** The name of the holiday as written. */
  name: string;
  /** The day on which it is, as in a sentence. */
  meant: string;
}

/** The years that a date without one may be of, from this one. */
const NEAR = [0, 1, -1, 2];

function spoken(moment: number, hasYear: boolean): string {
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  const form = { ...year, month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(moment).toLocaleDateString('en-US', form);
}

/** A date that `daysOfMonths` reads: months in full, and a preposition before German digits. */
function inFull(written: string): string {
  const long = written.replace(
    /^\p{L}{3}(?=t?\.? )/u,
    (short) => IN_FULL[short.toLowerCase()] ?? short,
  );
  return /^\d{1,2}\. ?\d/.test(long) ? `am ${long}` : long.replace(/^(\p{L}+)\./u, '$1');
}

/** The dates in a text that stand beside a holiday, and are not its day. @param now as in `Date.now`. */
export function* otherHolidays(text: string, now: number): Generator<OtherHoliday> {
  if (!SEEN.test(text) || !NAMED.test(text)) return;
  const thisYear = new Date(now).getUTCFullYear();
  for (const { 0: found, index, groups: g = {} } of matchesIn(text, BESIDE)) {
    const [name, written] = [g.name ?? g.holiday ?? '', g.date ?? g.before ?? ''];
    const isBracketed = found.includes('(');
    const [before, rest] = [text.slice(0, index), text.slice(index + found.length)];
    const { start, end } = sentenceAt(text, index);
    if (isBracketed ? !rest.startsWith(')') : !ENDS.test(rest) || LISTED.test(before)) continue;
    if (COUNTED.test(before) || MOVED.test(text.slice(start, Math.max(end, index + found.length))))
      continue;
    if (!isBracketed && IS_SEASON.test(name)) continue;
    const [date] = daysOfMonths(inFull(written));
    const days = DAYS.find(([pattern]) => pattern.test(name))?.[1];
    if (!date || !days) continue;
    const years = date.year === undefined ? NEAR.map((near) => thisYear + near) : [date.year];
    const isDay = (year: number) => days(year).includes(endOfDay(year, date.month, date.day));
    if (years.some(isDay)) continue;
    const at = index + found.lastIndexOf(written);
    const [meant] = days(date.year ?? thisYear);
    if (meant !== undefined)
      yield {
        span: [at, at + written.length],
        name,
        meant: spoken(meant, date.year !== undefined),
      };
  }
}
