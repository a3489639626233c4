import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';

const ENGLISH = `(?<en>${DAYS.map(([day]) => day).join('|')})s`;
const SPANISH = DAYS.map(([, day]) => day).join('|');
const GERMAN = `(?<de>${DAYS.map(([, , day]) => day).join('|')})s`;

/** Says that the business itself is open on every such day. */
const OPEN = new RegExp(
  [
    `(?:^|[.;:·|(]\\s?|(?<!\\p{L})(?:we(?: are|['’]re)|(?:office|shop|store|clinic|studio) is) )(?:also )?open (?:on )?${ENGLISH}(?!\\p{L})`,
    `(?<!\\p{L})los (?<es>${SPANISH})s? (?:también )?(?:abrimos|estamos abiert[oa]s)(?!\\p{L})`,
    `(?<!\\p{L})abrimos (?:también )?los (?<abre>${SPANISH})s?(?!\\p{L})`,
    `(?<!\\p{L})${GERMAN} (?:(?:haben|sind) wir |ist )?(?:bei uns )?(?:auch )?(?:geöffnet|offen)(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** Cheap tests of a whole copy. */
const SEEN = ['eöffnet', 'offen', 'brimos', 'biertos', 'biertas'];
const SEEN_ENGLISH = /pen (?:on )?[MTWFS][a-z]{2,5}days/;

/** Says that not every such day is meant, or not for everybody. */
export const SOME =
  /first|last|second|third|every other|once|month|season|summer|winter|autumn|spring|advent|christmas|easter|december|fair|appointment|request|arrange|erste|letzte|zweite|monat|saison|sommer|weihnacht|dezember|vereinbar|anfrage|nach absprache|primer|último|mes\b|temporada|verano|invierno|navidad|diciembre|feria|cita|encargo/i;

/** The rest of a question, which claims nothing. */
const IN_QUESTION = /^[^.!?]*\?/;

/** False if no text of a copy says that something is open on a day. */
export function mayBeOpen(copy: string): boolean {
  return SEEN.some((word) => copy.includes(word)) || SEEN_ENGLISH.test(copy);
}

/** The day on which a text says that the business is open, and its hours that it is closed. */
export function openWhenClosed(text: string, facts: Facts): Span | undefined {
  if (facts.hours !== true || SOME.test(text)) return undefined;
  const { 0: found, index = 0, groups = {} } = OPEN.exec(text) ?? {};
  const day = dayNamed(groups.en ?? groups.es ?? groups.abre ?? groups.de ?? '');
  if (found === undefined || day === undefined || hoursOn(day, facts).length > 0) return undefined;
  if (IN_QUESTION.test(text.slice(index + found.length))) return undefined;
  const start = found.length - found.trimStart().replace(/^[.;:·|(]\s?/, '').length;
  return [index + start, index + found.length];
}
