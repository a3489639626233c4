import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { headingAbove, namesOfEntry } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { MONTH } from './dates.ts';
import { DAY_NAME } from './weekdays.ts';

/** What lists of days are made of, besides numbers and signs. */
const OF_DATES = `(?:${MONTH}|${DAY_NAME}|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)|st|nd|rd|th|and|or|to|until|from|on|the|of|at|und|oder|bis|von|vom|am|den|dem|um|uhr|y|o|u|a|al|del?|el|los|las?|am|pm|h)`;

/** Numbers, signs and words of dates and times of day alone. */
const DATES_ALONE = new RegExp(
  `^(?:\\s*(?:[-*+]\\s)?)(?:[\\d\\s.,;:/&–—()*-]|(?<!\\p{L})${OF_DATES}s?(?!\\p{L}))+$`,
  'iu',
);

/** The days of a list before its last one: "13 and 14 March, 8 and 9 May, 9 and". */
const EARLIER_DAYS = new RegExp(
  `(?<![\\p{L}\\d.])(?:(?:${MONTH}) )?\\d{1,2}(?:st|nd|rd|th|\\.)?[\\s,–—&-]+(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.)?|${MONTH}|and|or|to|und|oder|bis|y|o|a|al|de|el|vom)[\\s,–—&-]+)*$`,
  'iu',
);

/** What is asked for, or announced, by what stands above its days. */
const NEXT =
  /(?<!\p{L})(?:next|upcoming|forthcoming|nächste[rnms]?|kommende[rnms]?|próxim[oa]s?)(?!\p{L})(?! steps?(?!\p{L})| schritte?(?!\p{L})| pasos?(?!\p{L}))/iu;

/** When something takes place to which people come, asked as of what is to come: a law is in force since a day as well. */
const WHEN = new RegExp(
  [
    '^when (?:is|are|will) [^?]{0,40}\\b(?:open (?:day|house|studio|workshop)|weekend|course|workshop|class|classe|seminar|fair|market|festival|concert|exhibition|tour|event|retreat|camp|deadline)s?\\b[^?]{0,20}\\?',
    '^wann (?:ist|sind|findet|finden) [^?]{0,40}(?:kurse?|workshops?|seminare?|t(?:ag|age) der offenen tür|m(?:arkt|ärkte)|feste?|konzerte?|ausstellung(?:en)?|führung(?:en)?|termine?|wochenenden?)(?!\\p{L})[^?]{0,20}\\?',
    '^¿?cuándo (?:es|son|será|serán|hay) [^?]{0,40}(?:cursos?|talleres|taller|seminarios?|jornadas?|mercados?|ferias?|fiestas?|conciertos?|exposición|puertas abiertas|fines? de semana)(?!\\p{L})[^?]{0,20}\\?',
  ].join('|'),
  'iu',
);

/** Says that it has been, whatever is asked. */
const OF_PAST =
  /(?<!\p{L})(?:last|past|first|was|were|photos?|from|since|letzte[rnms]?|vergangene\p{L}*|erste[rnms]?|war|waren|seit|fotos|últim[oa]s?|pasad[oa]s?|primer[ao]?s?|fue|fueron|desde)(?!\p{L})/iu;

/** What stands above a text: the question that it answers, the title of its entry or list, or its heading in a body. */
function above(located: LocatedText, at: number, raw: object): string {
  const { path, text } = located;
  if (isBody(located)) return headingAbove(text, at).split('\n')[0]?.replace(/^#+\s/, '') ?? '';
  const list = path.findLastIndex((step) => typeof step === 'number');
  const block = list < 2 ? undefined : valueAt(raw, path.slice(0, list - 1));
  const { heading } = Object(block) as { heading?: unknown };
  const { description } = Object(valueAt(raw, path.slice(0, -1))) as { description?: unknown };
  const label = path.at(-1) === 'stat' && typeof description === 'string' ? description : '';
  return [namesOfEntry(located, raw) || label, list === path.length - 1 ? heading : undefined]
    .filter((words) => typeof words === 'string')
    .join('\n')
    .trim();
}

/** What precedes the days of a list whose last one is at the end of a text: "The next are 9 and" precedes them with "The next are". */
export function beforeList(before: string): string {
  return before.replace(EARLIER_DAYS, '');
}

/** True for a date that is nothing but one of a list of days, below what asks for the next ones. */
export function isAskedNext(located: LocatedText, [start]: Span, file: CopyFile): boolean {
  const { text } = located;
  const from = text.lastIndexOf('\n', start) + 1;
  const end = text.indexOf('\n', start);
  if (!DATES_ALONE.test(text.slice(from, end < 0 ? text.length : end))) return false;
  file.dependsOnOthers(located);
  const words = above(located, start, file.raw);
  return (NEXT.test(words) || WHEN.test(words)) && !OF_PAST.test(words);
}
