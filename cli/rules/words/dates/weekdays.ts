import { WEEKDAYS } from '../../../../schemas/config/site-business.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { datesIn } from './dates.ts';

/** The names of each day in full, from Sunday on. */
const NAMES: readonly (readonly string[])[] = [
  ['sunday', 'sonntag', 'domingo'],
  ['monday', 'montag', 'lunes'],
  ['tuesday', 'dienstag', 'martes'],
  ['wednesday', 'mittwoch', 'miércoles'],
  ['thursday', 'donnerstag', 'jueves'],
  ['friday', 'freitag', 'viernes'],
  ['saturday', 'samstag', 'sonnabend', 'sábado'],
];

/** Their abbreviations, with a capital, as they stand before a date only. */
const SHORT: readonly (readonly string[])[] = [
  ['Sun', 'So'],
  ['Mon', 'Mo'],
  ['Tue', 'Tues', 'Di'],
  ['Wed', 'Mi'],
  ['Thu', 'Thur', 'Thurs', 'Do'],
  ['Fri', 'Fr'],
  ['Sat', 'Sa'],
];

/** Any of the names in full. */
export const DAY_NAME = NAMES.flat().join('|');

/** Directly before a date. */
const BEFORE = new RegExp(
  `(?<![\\p{L}–-])(?<day>${DAY_NAME})(?:,? (?:the |den |dem |el |día )?)$`,
  'iu',
);
const SHORT_BEFORE = new RegExp(`(?<![\\p{L}–-])(?<day>${SHORT.flat().join('|')})[.,]{0,2} $`, 'u');

/** Directly after one: "21 January 2027 (Thursday)", "el 21 de enero de 2027, un jueves". */
const AFTER = new RegExp(
  `^ ?(?:\\((?<day>${DAY_NAME})\\)|, (?:an? |ein |einem |un )(?<other>${DAY_NAME})(?!\\p{L}))`,
  'iu',
);

/** A text that is only a day, as it stands below a date. */
const ALONE = new RegExp(
  `^\\s*(?:(?:on )?an? |(?:an )?ein(?:em)? |(?:es )?un )?(?<day>${DAY_NAME})\\.?\\s*$`,
  'iu',
);

/** The day of the week, from 0 for Sunday, that a name is of. */
export function dayOf(name: string): number {
  const whole = NAMES.findIndex((names) => names.includes(name.toLowerCase()));
  return whole === -1 ? SHORT.findIndex((names) => names.includes(name)) : whole;
}

/** A date with its month in letters, or in the order of German or of ISO 8601; 1/2/2027 may be two days. */
function isClear(written: string): boolean {
  return /\d/.test(written.replace(/(?:19|20)\d\d/, '')) && !written.includes('/');
}

/** A day of the week that a date is said to be. */
export interface SaidDay {
  span: Span;
  date: string;
  /** The last moment of the date. */
  ends: number;
  /** What day it is; undefined if that is what is said. */
  other: string | undefined;
}

const known = new WeakMap<Facts, ReadonlyMap<string, { text: string; ends: number }>>();

/** The facts that are a day with its year, and nothing else, by their references. */
function days(facts: Facts): ReadonlyMap<string, { text: string; ends: number }> {
  const found =
    known.get(facts) ??
    new Map(
      facts.names.flatMap((name) => {
        const text = facts.get(name) ?? '';
        const [date] = text.length < 30 && /20\d\d/.test(text) ? datesIn(text) : [];
        const isDay = date && isClear(text) && date.span[1] - date.span[0] === text.length;
        return isDay ? [[`{${name}}`, { text, ends: date.ends }] as const] : [];
      }),
    );
  known.set(facts, found);
  return found;
}

/** The references in a file to facts that are a day. */
export function shownDays({ whole }: CopyFile, facts: Facts): string[] {
  return [...days(facts).keys()].filter((name) => whole.copy.includes(name));
}

function saidOf(name: string, start: number, { text, ends }: { text: string; ends: number }) {
  const day = new Date(ends).getUTCDay();
  const other = dayOf(name) === day ? undefined : WEEKDAYS.at(day - 1);
  return { span: [start, start + name.length] as const, date: text, ends, other };
}

/** The days of the week beside the dates in a text, typed or referred to. */
export function* saidDays(text: string, facts: Facts): Generator<SaidDay> {
  const written = /20\d\d/.test(text)
    ? datesIn(text)
        .map(({ span, ends }) => ({ span, ends, text: text.slice(...span) }))
        .filter((date) => isClear(date.text))
    : [];
  const referred = [...days(facts)].flatMap(([name, date]) => {
    const at = text.indexOf(name);
    return at === -1 ? [] : [{ ...date, span: [at, at + name.length] as const }];
  });
  for (const { span, ...date } of [...written, ...referred]) {
    const before = text.slice(Math.max(0, span[0] - 20), span[0]);
    const { groups, index = 0 } = BEFORE.exec(before) ?? SHORT_BEFORE.exec(before) ?? {};
    if (groups?.day) yield saidOf(groups.day, span[0] - before.length + index, date);
    const after = AFTER.exec(text.slice(span[1], span[1] + 30));
    const name = after?.groups?.day ?? after?.groups?.other;
    if (after && name) yield saidOf(name, span[1] + after[0].indexOf(name), date);
  }
}

/** The day of the week that a text is, below a date that another text is. */
export function dayBelow(text: string, above: string, facts: Facts): SaidDay | undefined {
  const name = text.length < 25 ? ALONE.exec(text)?.groups?.day : undefined;
  const date = name === undefined ? undefined : days(facts).get(above.trim());
  return name && date ? saidOf(name, text.indexOf(name), date) : undefined;
}
