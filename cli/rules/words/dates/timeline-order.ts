import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { titlesOf } from '../page-titles.ts';
import { isMisplaced } from './misplaced.ts';

/** True for the date of an entry of a timeline. */
export function isTimelineDate({ path }: LocatedText): boolean {
  return path.at(-1) === 'date' && path.at(-3) === 'items' && path.at(-4) === 'timeline';
}

function yearOf(item: unknown, facts: Facts): number {
  const date = resolveFacts(Object(item).date, facts);
  return typeof date === 'string' && /^(?:19|20)\d\d$/.test(date) ? Number(date) : Number.NaN;
}

/** True if the years run in one direction. */
function isOrdered(years: readonly number[]): boolean {
  const steps = years.slice(1).map((year, at) => year - (years[at] as number));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}

/**
 * True for the only year of a timeline that is out of order. A year that is a fact is right.
 */
export function isOutOfOrder({ path, text }: LocatedText, raw: object, facts: Facts): boolean {
  const items = valueAt(raw, path.slice(0, -2));
  const at = path.at(-2);
  if (!Array.isArray(items) || typeof at !== 'number' || text.includes('{')) return false;
  const years = items.map((item) => yearOf(item, facts));
  const isFact = (index: number) => String(Object(items[index]).date).includes('{');
  return isMisplaced(at, years, isOrdered, isFact);
}

/** Typed years beside one from which on a timeline is a list of years. */
const LIST = 2;

/** True for the date of an entry of a timeline whose other dates are years in digits, too: each is the year of its own event. */
export function isAmongYears(located: LocatedText, raw: object): boolean {
  const { path } = located;
  const items = isTimelineDate(located) ? valueAt(raw, path.slice(0, -2)) : undefined;
  if (!Array.isArray(items)) return false;
  const others = items.filter((_, at) => at !== path.at(-2));
  return others.filter((item) => /^\d{4}$/.test(String(Object(item).date))).length >= LIST;
}

/** True for the title of a page that is called by a year: the entry of a chronicle, and not when the business began. */
export function isTitleOfYear({ text }: LocatedText, raw: object): boolean {
  return titlesOf(raw)[0]?.trim() === text.replace(/^#+\s/, '').trim();
}
