import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { datesIn } from '../dates/dates.ts';
import { isQuoted } from '../text-kinds.ts';

/** A date that is all of a text and differs from the one of its page. */
export interface LoneDate {
  located: LocatedText;
  span: Span;
  /** The date of the page, as it is written there. */
  other: string;
}

/** How often a page has to have a date, with its year and in all, for another one to be a slip for it. */
const WITH_YEAR = 2;
const LEAST = 3;

/** Keys of dates in a program or a list, each of which is another one. */
const OF_LIST = new Set<PropertyKey | undefined>(['date', 'time', 'name', 'day', 'when', 'value']);

/** The rest of a text that is nothing but a date: a day of the week, a time, and small words. */
const NOTHING_ELSE =
  /^(?:[\s,.:–|·()-]|\d{1,2}(?:[:.]\d\d)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?<!\p{L})(?:on|at|from|to|am|pm|a\.m\.|p\.m\.|o'clock|um|ab|von|bis|uhr|den|el|la|las|a|de)(?!\p{L}))*$/iu;

const dayOf = (ends: number) => new Date(ends).getUTCDate();
const monthOf = (ends: number) => new Date(ends).toISOString().slice(0, 7);

/** False for a month or a season. */
const hasDay = (written: string) => /(?<!\d)\d{1,2}(?!\d)/.test(written) && /\p{L}/u.test(written);

/** True of two days with two digits of which one is another one, or that are exchanged. */
function isSlip(one: number, other: number): boolean {
  const [digits, others] = [one, other].map((day) => String(dayOf(day)).padStart(2, '0')) as [
    string,
    string,
  ];
  if (monthOf(one) !== monthOf(other) || digits === others) return false;
  return (
    digits[0] === others[0] || digits[1] === others[1] || digits === [...others].reverse().join('')
  );
}

/** How often a copy has a day, with or without its year. */
function timesIn(copy: string, written: string): number {
  const yearless = written.replace(/,?(?: del?)? ?20\d\d$/, '').toLowerCase();
  return copy.toLowerCase().split(yearless).length - 1;
}

/** False if no date stands on a line of a copy alone. */
export function mayStandAlone(copy: string): boolean {
  return /(?:^|\n)[^\n]{0,40}20\d\d[^\n]{0,20}(?:\n|$)/.test(copy);
}

/** Where a text is nothing but a date. */
function aloneIn({ text }: LocatedText) {
  if (text.length > 60 || !/20\d\d/.test(text)) return undefined;
  const [date, ...more] = datesIn(text);
  if (!date || more.length > 0) return undefined;
  const [start, end] = date.span;
  return hasDay(text.slice(start, end)) && NOTHING_ELSE.test(text.slice(0, start) + text.slice(end))
    ? date
    : undefined;
}

/**
 * Dates that are all of a text, one digit away from the one that all other texts of the page have: “February 28, 2027” at the foot of the
 * page about an evening on February 18, 2027. A page with several such days, or one in a list of days, has none.
 */
export function* loneDates({ copy, texts }: CopyFile): Generator<LoneDate> {
  const all = texts.flatMap((located) =>
    /20\d\d/.test(located.text)
      ? datesIn(located.text)
          .filter(({ span }) => hasDay(located.text.slice(...span)))
          .map((date) => ({ located, ...date }))
      : [],
  );
  if (all.length <= WITH_YEAR) return;
  for (const located of texts) {
    if (isQuoted(located) || OF_LIST.has(located.path.at(-1))) continue;
    const alone = aloneIn(located);
    if (!alone) continue;
    const { span, ends } = alone;
    // A second text with it means it.
    if (timesIn(copy, located.text.slice(...span)) > 1) continue;
    const near = all.filter((other) => isSlip(other.ends, ends));
    const [first] = near;
    if (!first || near.length < WITH_YEAR) continue;
    const other = first.located.text.slice(...first.span);
    const isOne = near.every((each) => each.ends === first.ends);
    if (!isOne || timesIn(copy, other) < LEAST) continue;
    yield { located, span, other };
  }
}
