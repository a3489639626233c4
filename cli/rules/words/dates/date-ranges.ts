import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { datesIn, MONTH, type WrittenDate } from './dates.ts';

/** Days of one month in American order, which read as no date: "May 23 to 25, 2026", "Sept. 5–7, 2026". */
const RANGE = new RegExp(
  `(?<!\\p{L})(?<month>${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:\\s?[–—-]\\s?| (?:to|through|thru|until|and|or|&) )(?<last>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>(?:19|20)\\d\\d)(?!\\d)`,
  'giu',
);

/** Directly after the days of a period: what readers are to do about it, in the same sentence. */
const CALL =
  /^\s?[:,–—-]?\s(?:(?:please|just|bitte|por favor) )?(?:call|book|order|register|sign up|reserve|enrol|rufen|buchen|bestellen|reservieren|melden|llame|pida|reserve|inscríba)(?!\p{Ll}{0,2}ed(?!\p{L}))/iu;

/** What has been shows these. */
const SHOWN =
  /(?<!\p{L})(?:photos?|pictures?|recap|look back|fotos?|bilder|rückblick|recuerdos?)(?!\p{L})/iu;

/** Ranges of days in a text that `datesIn` does not read. */
export function dateRangesIn(text: string): WrittenDate[] {
  return [...matchesIn(text, RANGE)].flatMap(({ 0: written, index, groups = {} }) => {
    const [date] = datesIn(`${groups.month} ${groups.last}, ${groups.year}`);
    return date ? [{ span: [index, index + written.length] as const, ends: date.ends }] : [];
  });
}

/** True if a period calls readers to do something: "Memorial Day weekend, May 23 to 25, 2026: call us". */
export function isCalledFor(sentence: string, after: string): boolean {
  return CALL.test(after) && !SHOWN.test(sentence);
}
