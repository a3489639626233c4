import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';

import { namedBlocks } from '../../../content/pages/section-blocks.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { daysOfMonths } from './days-of-months.ts';
import { datedDaysIn, dayOf, daysNear } from './last-days.ts';

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Days between the end of an offer and that of its page in which visitors may still read that it has ended. */
const GRACE = 10;

/** What a page says first, where the last day of its offer stands. */
const HEAD = [
  ['seo', 'title'],
  ['seo', 'description'],
  ['hero', 'headline'],
  ['hero', 'subheadline'],
  ['hero', 'urgencyBanner', 'text'],
] as const;

/** Says that something is had for less for some time. */
const OFFER =
  /(?<!\p{L})(?:half price|\d+ ?%|(?:percent|price) off|discount|offers?|instead of|for free|no (?:joining )?fee|prozent|rabatt|angebot|statt|gratis|ofertas?|descuentos?|por ciento|en (?:lugar|vez) de)(?!\p{L})/iu;

/** Says that one can no longer join from a day on that is not necessarily named. */
const CLOSING =
  /(?<!\p{L})(?:closing (?:date|day)|closes? (?:on|at|when)|deadline|regist\p{L}*|sign(?:ing)? up|early|last (?:day|chance|places)|(?:days?|weeks?|months?) before|while (?:places|stocks?)|frist\p{L}*|anmeld\p{L}*|frühbuch\p{L}*|vorverkauf\p{L}*|(?:tage|wochen?|monate?) vor|solange|plazos?|inscri\p{L}*|matr[ií]cul\p{L}*|anticipad\p{L}*|(?:días|semanas?|mes(?:es)?) antes|hasta agotar)(?!\p{L})/iu;

function headOf(raw: object): string[] {
  return HEAD.flatMap((path) => {
    const text = valueAt(raw, [...path]);
    return typeof text === 'string' ? [text] : [];
  });
}

function distance(one: string, other: string): number {
  return (Date.parse(one) - Date.parse(other)) / DAY;
}

/** The last days that the head of a page names, each text with one. */
function lastDays(raw: object, facts: Facts, near: string): string[] {
  return headOf(raw).flatMap((text) => {
    const dated = datedDaysIn(text, facts).filter(({ isLast }) => isLast);
    const resolved = resolveFacts(text, facts);
    const days = [
      ...dated.map(({ day }) => day),
      ...(typeof resolved === 'string' ? daysNear(resolved, near) : []),
    ];
    return [...new Set(days)];
  });
}

/**
 * The day that several texts of the head of a page name as the last one, if none names another.
 *
 * @param least number of these texts.
 */
export function lastDayOf(raw: object, facts: Facts, near: string, least = 2): string | undefined {
  const [day, ...others] = lastDays(raw, facts, near);
  return others.length >= least - 1 && others.every((other) => other === day) ? day : undefined;
}

/** Every day of a month in the texts of a page, in the year of a day if they do not say it, with the year before and after. */
function allDays(texts: readonly LocatedText[], facts: Facts, near: string): string[] {
  const year = Number(near.slice(0, 4));
  return texts.flatMap(({ text: raw }) => {
    const text = resolveFacts(raw, facts);
    if (typeof text !== 'string' || !/\d/.test(text)) return [];
    return [...daysOfMonths(text)].flatMap(({ day, month, year: own }) =>
      (own === undefined ? [year - 1, year, year + 1] : [own]).map((each) =>
        dayOf(Date.UTC(each, month - 1, day)),
      ),
    );
  });
}

/** True of a page that stays long after the day on which its offer ends, and speaks of none after that. */
export function outlastsOffer(
  { raw, texts }: { raw: object; texts: readonly LocatedText[] },
  expireAt: string,
  last: string,
  facts: Facts,
): boolean {
  const end = expireAt.slice(0, 10);
  if (distance(end, last) <= GRACE) return false;
  const head = headOf(raw).join('\n');
  if (!OFFER.test(head) || CLOSING.test(head)) return false;
  const later = allDays(texts, facts, last).filter((day) => day > last);
  return later.every((day) => distance(day, last) > 300);
}

/** The days of the entries of a timeline, if each of them has one with its year and they are several. */
function timelineDays(raw: object, facts: Facts): string[] {
  return [...namedBlocks(raw, 'timeline')].flatMap(({ block }) => {
    const { items } = Object(block) as { items?: unknown };
    const entries: unknown[] = Array.isArray(items) ? items : [];
    const days = entries.flatMap((entry) => datedDaysIn(Object(entry).date, facts).slice(0, 1));
    return days.length === entries.length && days.length > 1 ? days.map(({ day }) => day) : [];
  });
}

/** Days of the longest month. */
const MONTH = 31;

/** The only day that the head of a page names, in several texts, if it is the same day of the month after its end. */
function dayOneMonthLater(heads: readonly string[], end: string): string | undefined {
  const [day, ...others] = heads;
  if (day === undefined || others.length === 0 || others.some((other) => other !== day))
    return undefined;
  const isLater = day > end && distance(day, end) <= MONTH && day.slice(8) === end.slice(8);
  return isLater ? day : undefined;
}

/**
 * The day that a page announces and that comes after its own end: one that is the same day of another year or of the next
 * month, or the last of a timeline that goes on after the end, though no text of the page says why it ends then.
 */
export function announcedAfter(
  { raw, texts }: { raw: object; texts: readonly LocatedText[] },
  expireAt: string,
  facts: Facts,
): string | undefined {
  const end = expireAt.slice(0, 10);
  const days = timelineDays(raw, facts);
  const heads = headOf(raw).flatMap((text) => datedDaysIn(text, facts).map(({ day }) => day));
  const namesEnd = allDays(texts, facts, end).some((day) => Math.abs(distance(day, end)) <= 1);
  const twin = [...days, ...heads].find((day) => day > end && day.slice(5) === end.slice(5));
  if (twin !== undefined && ![...days, ...heads].includes(end)) return twin;
  const monthLater = namesEnd ? undefined : dayOneMonthLater(heads, end);
  if (monthLater !== undefined) return monthLater;
  const last = days.at(-1);
  if (namesEnd || last === undefined || last <= end) return undefined;
  return texts.some(({ text }) => CLOSING.test(text)) ? undefined : last;
}
