import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { SOME } from './open-days.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';

const days = (language: number, as: string) =>
  `(?<${as}>${DAYS.map((names) => names[language]).join('|')})`;

/** Says from which to which day of the week people find the business open. */
const WEEK = new RegExp(
  [
    `(?<!\\p{L})(?:walk in|come in|stop by|drop (?:in|by)|visit us|we(?: are|['’]re) (?:open|here)|(?:^|[.;(] ?)open|(?:the (?:shop|workshop|studio|salon|showroom)|our (?:shop|store|workshop|studio|salon|showroom|bakery|café|gallery)) (?:is|stays|stands) open) (?:any day )?(?:from )?${days(0, 'a')}s? (?:to|through|till|until) ${days(0, 'b')}s?`,
    `(?<!\\p{L})(?:abrimos|estamos abiert[oa]s|(?:^|[.;(] ?)abiert[oa]s?|(?:la tienda|el taller|el estudio|el salón) (?:abre|está abiert[oa])) de ${days(1, 'c')} a ${days(1, 'd')}s?`,
    `(?<!\\p{L})(?:von )?${days(2, 'e')}s? bis ${days(2, 'f')}s? (?:geöffnet|offen|für sie da|für euch da|sind wir|haben wir)`,
    `(?<!\\p{L})wir (?:sind|haben)(?: für sie| für euch)? (?:von )?${days(2, 'g')}s? bis ${days(2, 'h')}s?(?! (?:um|ab|von) )`,
  ].join('|'),
  'iu',
);

/** Cheap test of a whole copy. */
const SEEN =
  /(?:in|by|us|pen|here|day|from) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:brimos|bre|biert[oa]s?) de [a-zé]|tags? bis (?:Mon|Diens|Mitt|Donners|Frei|Sams|Sonn)/;

/** False if no text of a copy says from which to which day something is open. */
export function mayBeOpenFor(copy: string): boolean {
  return SEEN.test(copy);
}

/** A range of days on which a text says that the business is open, with one on which it is closed. */
export function openForDays(text: string, facts: Facts): Span | undefined {
  if (facts.hours !== true || SOME.test(text)) return undefined;
  const { 0: found, index = 0, groups = {} } = WEEK.exec(text) ?? {};
  if (found === undefined) return undefined;
  const [from, to] = Object.values(groups)
    .filter((name) => name !== undefined)
    .map(dayNamed);
  if (from === undefined || to === undefined || from >= to) return undefined;
  const range = Array.from({ length: to - from + 1 }, (_, day) => from + day);
  const isClosed = range.some((day) => hoursOn(day, facts).length === 0);
  return isClosed ? [index, index + found.length] : undefined;
}
