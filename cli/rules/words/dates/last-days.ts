import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';
import { datesIn, MONTH } from './dates.ts';

/** How the last day of an offer is told, without the day. */
const TOLD_LAST = String.raw`(?:until|till?|through|by|ends?(?: on)?|closes?(?: on)?|bis(?: zum| einschließlich)?|endet(?: am)?|spätestens(?: am)?|hasta(?: el)?|a más tardar(?: el)?|termina(?: el)?|acaba(?: el)?|vence(?: el)?)\s(?:the |el )?(?:\p{L}+,? (?:den |dem |el )?)?$`;

/** Directly before the last day of an offer. */
const UNTIL = new RegExp(`(?<!\\p{L})${TOLD_LAST}`, 'iu');

/** What may happen after an offer has ended, of which its words may name the last day, too. */
const LATER =
  /(?<!\p{L})(?:later|afterwards?|(?:be|is|are|get) (?:done|carried out|completed|finished|installed|performed)|(?:haber|estar|quedar) (?:hech[oa]s?|terminad[oa]s?|realizad[oa]s?)|post(?:ed)?|deliver\p{L}*|shipped|sent|arrives?|ready|collect\p{L}*|geliefert|verschickt|versandt|fertig|entreg\p{L}*|env[ií]\p{L}*|list[oa]s|redeem\p{L}*|used (?:until|till|by)|einlös\p{L}*|eingelöst|später|danach|canje\p{L}*|más tarde|después|posterior\p{L}*)(?!\p{L})/iu;

/** Texts of a countdown that are shown while it runs. */
export const SHOWN = ['kicker', 'heading', 'text'] as const;

/** The day of a moment, as `2027-01-31`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** A text with the values of its facts; undefined if it cannot have a day. */
function resolvedText(raw: unknown, facts: Facts): string | undefined {
  if (typeof raw !== 'string' || !/\d|\{/.test(raw)) return undefined;
  const text = resolveFacts(raw, facts);
  return typeof text === 'string' ? text : undefined;
}

/** The texts of a block that are shown while it runs, with the values of their facts. */
function shownTexts(block: unknown, facts: Facts): string[] {
  return SHOWN.flatMap((key) => resolvedText(Object(block)[key], facts) ?? []);
}

/** A day that names its year, and whether an offer is said to end on it. */
interface DatedDay {
  day: string;
  isLast: boolean;
}

function datedDays(text: string): DatedDay[] {
  return datesIn(text).flatMap(({ span, ends }) => {
    // A month alone is none.
    if (!/(?<!\d)\d{1,2}(?!\d)/.test(text.slice(...span))) return [];
    const { start } = sentenceAt(text, span[0]);
    const before = text.slice(start, span[0]);
    return [{ day: dayOf(ends), isLast: UNTIL.test(before) && !LATER.test(before) }];
  });
}

/** The days of a text that name their year. */
export function datedDaysIn(raw: unknown, facts: Facts): DatedDay[] {
  const text = resolvedText(raw, facts);
  return text === undefined ? [] : datedDays(text);
}

/** The last days of an offer that the texts of a countdown name. */
export function namedDays(block: unknown, facts: Facts): string[] {
  return shownTexts(block, facts)
    .flatMap(datedDays)
    .flatMap(({ day, isLast }) => (isLast ? [day] : []));
}

/** A day of a month without its year, in words or as `31.12.`. */
const DAY_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\d.])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: de| of)? (?:${MONTH})(?!\\p{L})|\\d{1,2}\\.\\d{1,2}\\.|(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?![\\d:]))(?!,? ?(?:de |del )?20\\d\\d)`,
  'giu',
);

function distance(day: string, other: string): number {
  return Math.abs(Date.parse(day) - Date.parse(other));
}

/** The day of a date without its year that is nearest to another day, in one of some years. */
function nearestDay(written: string, last: string, years: readonly number[]): string[] {
  const days = years.flatMap((each) =>
    datesIn(`${written} ${each}`).map(({ ends }) => dayOf(ends)),
  );
  return days.sort((one, other) => distance(one, last) - distance(other, last)).slice(0, 1);
}

/** A last day of an offer without its year, and the sentence before it. */
interface YearlessDay {
  day: string;
  before: string;
  sentence: string;
  /** True if it is the end of its text. */
  isLast: boolean;
}

function yearlessDaysIn(text: string, last: string, years: readonly number[]): YearlessDay[] {
  return [...matchesIn(text, DAY_OF_YEAR)].flatMap(({ 0: written, index }) => {
    const { start, end } = sentenceAt(text, index);
    const [before, sentence] = [text.slice(start, index), text.slice(start, end)];
    if (!UNTIL.test(before) || LATER.test(sentence)) return [];
    const isLast = text.slice(index + written.length).trim().length <= 1;
    return nearestDay(written, last, years).map((day) => ({ day, before, sentence, isLast }));
  });
}

/**
 * The last days of an offer that a text names without their year, near another day: in its year or that before, as a page of an offer
 * until Christmas may stay into January.
 */
export function daysNear(text: string, last: string): string[] {
  const year = Number(last.slice(0, 4));
  return yearlessDaysIn(text, last, [year - 1, year]).map(({ day }) => day);
}

/** Directly before the last day of what a countdown counts: until then people book, or the offer holds. */
const TO_BOOK = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:book(?:ed|ings?)?|order(?:ed|s)?|reserved?|reservations?|register(?:ed)?|registration|sign(?:ed)? up|enroll?(?:ed|ment)?|apply|applied|buy|bought|pay|paid|decide)(?: (?:now|yours|here|online|today|is|are|open|runs?)){0,2}',
    '(?:offer|sale|discount|promotion|deal|prices?|rates?|off|less|free|only|just)(?: (?:ends?|runs?|lasts?|holds?|is|are|good|open|stays?|only)){0,2}',
    '(?:gebucht|buchen|buchung(?:en)?|bestellt|bestellen|bestellung(?:en)?|angemeldet|anmelden|anmeldung(?:en)?|bewerben|kaufen|gekauft|aktion|angebot|rabatt|preise?|nur|noch|günstiger|gratis|kostenlos)(?: (?:jetzt|noch|nur|gilt|gelten|läuft|laufen|ist|möglich)){0,2}',
    '(?:reserv(?:e|en|as?|ad[oa]s?)|pedidos?|pida[ns]?|compr(?:e|en|as?|ad[oa]s?)|inscri(?:pción|pciones|t[oa]s?|base)|solicit(?:e|en|udes)|oferta|promoción|descuento|precios?|menos|gratis|solo)(?: (?:es|son|está|válid[oa]s?|abiert[oa]s?|solo|ahora)){0,2}',
  ].join('|')}) ${TOLD_LAST}`,
  'iu',
);

/** Says that something else than the offer lasts until a day: visits, courses, what may be used. */
const ELSEWHEN =
  /(?<!\p{L})(?:visits?(?! (?:booked|ordered))|stays?|travel(?:s|ling|ing)?|season|use|start\p{L}*|begin\p{L}*|take place|for (?:dates|trips|visits)|reisen?|aufenthalte?|saison|beginn\p{L}*|start\p{L}*|viajes?|estancias?|temporada|empie\p{L}*|comien\p{L}*)(?!\p{L})/iu;

/** The offer that the heading of a countdown names, up to its last day. */
const OFFERED =
  /(?<!\p{L})(?:free|off|percent|half price|save|discounts?|sale|offer|deal|(?:old|early|introductory) (?:prices?|rates?)|gratis|kostenlos|rabatt|prozent|sparen|aktion|angebot|(?:alter?|alten) preise?|descuentos?|oferta|ahorr\p{L}+|precios? (?:de )?\p{L}+)(?!\p{L})|%/iu;

/** What may stay open, or run, longer than an offer. */
const GOES_ON =
  /(?<!\p{L})(?:open|shops?|stores?|courses?|lessons?|class(?:es)?|markets?|lights?|runs?|kurse?|laden|geöffnet|markt|abiert[oa]s?|tienda|curso|clases|mercado)(?!\p{L})/iu;

/** Days further apart are of different things: a quarter of a year. */
const FAR = 92 * 24 * 60 * 60 * 1000;

/** The last days of what a countdown counts that its texts name without their year; none if one of them is its end. */
export function yearlessDays(block: unknown, ends: readonly string[], facts: Facts): string[] {
  const [end = ''] = ends;
  const year = Number(end.slice(0, 4));
  const named = shownTexts(block, facts).flatMap((text) =>
    yearlessDaysIn(text, end, [year - 1, year, year + 1]),
  );
  if (named.some(({ day }) => ends.includes(day))) return [];
  return named
    .filter(
      ({ day, before, sentence, isLast }) =>
        distance(day, end) < FAR &&
        !ELSEWHEN.test(sentence) &&
        (TO_BOOK.test(before) || (isLast && OFFERED.test(before) && !GOES_ON.test(sentence))),
    )
    .map(({ day }) => day);
}
