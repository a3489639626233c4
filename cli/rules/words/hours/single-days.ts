import type { Facts } from '../../../content/facts/facts.ts';
import { DAY_NAME } from '../dates/weekdays.ts';
import { clockRanges } from './clock-ranges.ts';
import { rangesOf } from './known-ranges.ts';
import { OPEN } from './opening-words.ts';

/** Says that a time is the business's own. */
export const OURS =
  /(?<!\p{L})(?:we|our|us|office|shop|store|phone|line|wir|uns|unser\p{L}*|laden|büro|telefon|nosotros|nuestr\p{L}+|oficina|tienda|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** A day of the calendar. */
export const CALENDAR_DAY =
  /(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th)?\.?\s(?:de\s|of\s)?(?:ja[nä]|feb|m[aä]r|apr|ma[iy]|ju[nl]|aug|se[pt]|o[ck]t|nov|de[cz]|ene|abr|ago|dic)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s\d{1,2}|(?:el|los?)\s(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\s\d{1,2})(?!\d)/iu;

/** The same, and how many words may stand between it and the times of that day. */
const ON_DATE = new RegExp(`${CALENDAR_DAY.source}[^.!?;\\n]{0,40}$`, 'iu');

/** Directly behind a time, its day of the calendar: "by 5 PM on March 31". */
const DATE_BEHIND =
  /^\s?(?:uhr|h)?,?\s(?:(?:on|am|del?|el|den|the)\s)?(?:\p{L}+,?\s(?:(?:the|den|dem)\s)?)?(?:\d{1,2}(?:st|nd|rd|th)?\.?\s(?:de\s|of\s)?(?:ja[nä]|feb|m[aä]r|apr|ma[iy]|ju[nl]|aug|se[pt]|o[ck]t|nov|de[cz]|ene|abr|ago|dic)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s\d{1,2})(?!\d)/iu;

/** True for times of one day, at which something takes place, by the words before them and behind. */
export function isOnDate(before: string, after = ''): boolean {
  return ON_DATE.test(before) || DATE_BEHIND.test(after);
}

/** Days that stand alone before their times: "El sábado, de". */
const OF_DAYS = new RegExp(`(?:^|[.;:]\\s)(?:(?:el|on|am)\\s)?(?:${DAY_NAME}),?\\s`, 'iu');

/** True for a text with times of days of which some are none of the business, as in a course: its others are only the same by chance. */
export function isOfProgramme(text: string, facts: Facts): boolean {
  if (!OF_DAYS.test(text) || OURS.test(text) || OPEN.test(text)) return false;
  const known = rangesOf(facts);
  return clockRanges(text).some(
    ({ from, to }) => !known.some((range) => range.from === from && range.to === to),
  );
}
