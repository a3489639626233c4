import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { daysOfMonths, MONTH_NAME, monthNamed } from './days-of-months.ts';
import { DAY_NAME, dayOf } from './weekdays.ts';

/** Which of the days of a month with one name, by its number from 1; -1 for the last. */
const ORDINALS: readonly (readonly [pattern: RegExp, number: number])[] = [
  [/^(?:last|último|letzte)/i, -1],
  [/^(?:first|primer|erste)/i, 1],
  [/^(?:second|segundo|zweite)/i, 2],
  [/^(?:third|tercer|dritte)/i, 3],
  [/^(?:fourth|cuarto|vierte)/i, 4],
];

const ORDINAL =
  'last|first|second|third|fourth|último|primer|segundo|tercer|cuarto|(?:letzt|erst|zweit|dritt|viert)e[nrm]?';

/** "The last Saturday of January 2027", and what says which day that is. */
const PHRASE = new RegExp(
  `(?<!\\p{L})(?<ordinal>${ORDINAL}) (?<day>${DAY_NAME})(?: (?:of|in|de|del|im|des)(?: (?:the|este|diesem))? (?:month|mes|monats?|(?<month>${MONTH_NAME}))(?:(?: de| del|,)? (?<year>20\\d\\d))?)?(?<joint>,? (?:is|falls on|es|cae en|cae|ist|fällt auf)(?: (?:the|el|der|den|día)){0,2} |,(?: (?:the|el|der|den|día)){0,2} | ?\\((?:(?:the|el|der|den|día) )?)(?=\\d|\\p{L})`,
  'giu',
);

/** The bare number of a day at the end of a statement: "is the 23rd". */
const BARE =
  /^(?:día )?(?<bare>\d{1,2})(?:st|nd|rd|th)?(?=\.?(?:[\s,;:)!?]*$|[,;:)!?]|\.\s| (?:and|y|und)(?!\p{L})))/u;

/** A quick test of a whole copy. */
const SEEN = new RegExp(`(?:${ORDINAL}) (?:${DAY_NAME})`, 'iu');

/** False if no text of a copy names a day of a month by its order. */
export function mayOrderDays(copy: string): boolean {
  return SEEN.test(copy);
}

/** A date that is not the day of the month that it is said to be. */
export interface MisorderedDay {
  span: Span;
  /** As the text says: "último sábado". */
  said: string;
  /** The day of the month that it is. */
  meant: number;
  /** The last moment of the date. */
  ends: number;
}

/** The day of a month on which the nth of one name falls. */
function nthDay(year: number, month: number, weekday: number, nth: number): number {
  const last = new Date(Date.UTC(year, month, 0));
  if (nth < 0) return last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7);
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7;
}

/** The dates in a text that are another day of their month than its last, first or second of a name. */
export function* misorderedDays(text: string): Generator<MisorderedDay> {
  for (const { 0: found, index, groups = {} } of matchesIn(text, PHRASE)) {
    const { ordinal = '', day = '' } = groups;
    const nth = ORDINALS.find(([pattern]) => pattern.test(ordinal))?.[1];
    if (nth === undefined) continue;
    const start = index + found.length;
    const rest = text.slice(start, start + 40);
    const [date] = daysOfMonths(rest);
    const dated = date?.span[0] === 0 ? date : undefined;
    const bare = dated ? undefined : BARE.exec(rest)?.groups?.bare;
    const named = groups.month === undefined ? undefined : monthNamed(groups.month);
    const month = dated?.month ?? named;
    const year = dated?.year ?? (groups.year === undefined ? undefined : Number(groups.year));
    const number = dated?.day ?? Number(bare);
    if (month === undefined || year === undefined || !(number >= 1 && number <= 31)) continue;
    if (named !== undefined && named !== month) continue;
    const meant = nthDay(year, month, dayOf(day), nth);
    if (meant === number) continue;
    const end = start + (dated?.span[1] ?? bare?.length ?? 0);
    yield {
      span: [start, end],
      said: `${ordinal} ${day}`,
      meant,
      ends: Date.UTC(year, month - 1, number + 1) - 1,
    };
  }
}
