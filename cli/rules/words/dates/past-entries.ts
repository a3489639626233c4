import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { headingAbove } from '../surroundings.ts';
import { datesIn } from './dates.ts';
import { isPast } from './today.ts';

/** What dates the entry below a heading: its last words in brackets, or its first ones. */
const LAST = /\(([^()]{4,40})\)\s*$/u;
const FIRST = /^#+\s+([^:–—(]{4,40})/u;

/**
 * True below a heading with a past date: what news of then count stays as it was, whatever the configuration says today.
 *
 * @param now in milliseconds since 1970.
 */
export function isInPastEntry(text: string, at: number, now: number): boolean {
  const [heading = ''] = headingAbove(text, at).split('\n');
  const dated = LAST.exec(heading) ?? FIRST.exec(heading);
  const [date] = datesIn(dated?.[1] ?? '');
  return date !== undefined && isPast(date.ends, now);
}

/** The last year of what dates an entry: "2012–2016", "March 2009". */
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)(?!.*\d{4})/;

/** Says that something is so to this day. */
const TODAY =
  /(?<!\p{L})(?:now|today|still|since|to this day|heute|jetzt|noch|seither|seitdem|hoy|ahora|todavía|aún|desde entonces)(?!\p{L})/iu;

/** True for a text of an entry of a timeline that is dated with a former year. */
export function isOfFormerYear({ path }: LocatedText, raw: object, facts: Facts): boolean {
  if (!path.includes('timeline')) return false;
  const { date } = Object(valueAt(raw, path.slice(0, -1))) as { date?: unknown };
  const year = typeof date === 'string' ? YEAR.exec(resolveFacts(date, facts))?.[0] : undefined;
  return year !== undefined && Number(year) < new Date(facts.now ?? Date.now()).getFullYear();
}

/**
 * True for the entry of a former year in a timeline, unless it says what is so to this day: there were four rooms then, and one more
 * has been added since.
 */
export function isInFormerEntry(located: LocatedText, raw: object, facts: Facts): boolean {
  return !TODAY.test(located.text) && isOfFormerYear(located, raw, facts);
}

/** A share, or what a number counts. */
const COUNTED = /^\s?(?:%|\p{L}{3,})/u;

/**
 * True for a figure that was measured for the year of its entry, as a share is, or one of several of a timeline that count the same: the
 * next year has another one, and this stays.
 */
export function isOfFormerYearAlone(
  located: LocatedText,
  [start, end]: Span,
  raw: object,
  facts: Facts,
): boolean {
  if (!isInFormerEntry(located, raw, facts)) return false;
  const { path, text } = located;
  const figure = text.slice(start, end);
  if (figure.endsWith('%')) return true;
  const [noun] = COUNTED.exec(text.slice(end)) ?? [];
  const items = valueAt(raw, path.slice(0, -2));
  if (noun === undefined || !Array.isArray(items)) return false;
  const others = items
    .map((item) => Object(item)[String(path.at(-1))])
    .filter((one) => one !== text);
  return others.some(
    (other) => typeof other === 'string' && new RegExp(`\\d${noun}(?!\\p{L})`, 'u').test(other),
  );
}
