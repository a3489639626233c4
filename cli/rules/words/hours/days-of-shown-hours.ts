import type { Facts } from '../../../content/facts/facts.ts';
import { WEEK_HOURS } from '../../../content/facts/hour-texts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isJobsPage } from '../page-titles.ts';
import { sentenceAt } from '../sentence-at.ts';
import { blockOf } from '../surroundings.ts';
import { haveOwnHours } from './contact-hours.ts';
import { isOfElse } from './hours-of-others.ts';
import { SOME } from './open-days.ts';
import { DAYS_DE, DAYS_EN, DAYS_ES, saidDays } from './said-days.ts';
import { dayNamed, hoursOn } from './weekdays.ts';

const DAYS = `(?<days>${DAYS_EN}|${DAYS_ES}|${DAYS_DE})`;
const WEEK = `\\{${WEEK_HOURS.replaceAll('.', '\\.')}\\.`;
const HOUR = '(?: Uhr)?';

/** References to both ends of the hours of a day, or to the day. */
const SHOWN = `(?:${WEEK}(?<of>[A-Z][a-z]+)\\.opens\\}${HOUR}(?:\\s?[-–—]\\s?| (?:to|till?|until|and|a|hasta|y|bis|und) )(?:las? )?${WEEK}\\k<of>\\.closes\\}|${WEEK}(?<day>[A-Z][a-z]+)\\})${HOUR}`;

/** Days directly before or behind them. */
const FORMS = [
  `(?<![\\p{L}{.])${DAYS}[,:]? (?:(?:from|between|von|zwischen|de|desde|entre) (?:las? )?)?${SHOWN}`,
  `${SHOWN},? (?:on )?${DAYS}(?![\\p{L}-])`,
].map((form) => new RegExp(form, 'giu'));

/** Cheap test of a whole copy. */
const SEEN = new RegExp(`${WEEK}[A-Z][a-z]+(?:\\.closes)?\\}`);

/** Says that one of the days is none of them. */
const EXCEPT =
  /(?<!\p{L})(?:except|but not|not on|closed|außer|nicht|geschlossen|Ruhetag|excepto|salvo|menos|cerrad[oa]s?)(?!\p{L})/iu;

/** Says that people come or call then, though "call" is said of other hours as well. */
const REACHED = /\{business\.(?:phone|address)|(?<!\p{L})(?:visit|find) us(?!\p{L})/iu;

/** False if no text of a copy shows the hours of a day. */
export function mayShowHours(copy: string, facts: Facts): boolean {
  return facts.hours === true && facts.site?.business.hours?.week !== undefined && SEEN.test(copy);
}

/** The first and the last moment of a day on which the business is open. */
function ends(day: number, facts: Facts): string | undefined {
  const hours = hoursOn(day, facts);
  return hours.length === 0 ? undefined : `${hours[0]?.from} ${hours.at(-1)?.to}`;
}

/** True if what stands around hours that are shown may have other days than the business. */
function mayBeOfOthers(located: LocatedText, at: number, file: CopyFile): boolean {
  const { text } = located;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (EXCEPT.test(sentence) || SOME.test(sentence) || haveOwnHours(sentence)) return true;
  file.dependsOnOthers(located);
  if (isJobsPage(file.raw) || haveOwnHours(blockOf(located, file.raw))) return true;
  return !REACHED.test(sentence) && isOfElse(blockOf(located, file.raw));
}

/**
 * Days, named one by one or from the first to the last, beside the hours that a reference shows, of which one has other hours, or
 * none.
 */
export function daysOfShownHours(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): { span: Span; isClosed: boolean } | undefined {
  const { text } = located;
  if (!SEEN.test(text)) return undefined;
  for (const form of FORMS)
    for (const { 0: found, index, groups = {} } of matchesIn(text, form)) {
      const { days: named = '', of, day } = groups;
      const shown = ends(dayNamed(of ?? day ?? '') ?? -1, facts);
      const { days, isLoose } = saidDays(named);
      if (shown === undefined || isLoose) continue;
      const wrong = days.filter((one) => ends(one, facts) !== shown);
      if (wrong.length === 0 || mayBeOfOthers(located, index, file)) continue;
      const start = index + found.indexOf(named);
      const isClosed = wrong.some((one) => ends(one, facts) === undefined);
      return { span: [start, start + named.replace(/\.$/, '').length], isClosed };
    }
  return undefined;
}
