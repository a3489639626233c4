import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { type Path, valueAt } from '../../../content/value-path.ts';
import { sentenceAt } from '../sentence-at.ts';
import { daysOfMonths } from './days-of-months.ts';
import { dayOf } from './last-days.ts';
import { DAY_NAME, dayOf as weekdayOf } from './weekdays.ts';

/** In milliseconds. */
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Where a page of an event says when it is. */
const HEAD: readonly Path[] = [
  ['seo', 'title'],
  ['seo', 'description'],
  ['hero', 'headline'],
  ['hero', 'subheadline'],
  ['hero', 'urgencyBanner', 'text'],
  ['closingKicker'],
  ['cta', 'headline'],
];

/** Texts that name the day of the event, and those of them at the head of the page. */
const LEAST = 3;
const LEAST_OF_HEAD = 2;

/** Days between a slip and the day that is meant: the day before may be a part of the event, and a later month another one. */
const [NEAREST, FARTHEST] = [3, 31];

/** Directly before a day on which the event is said to be, from the beginning of its sentence. */
const OPENS_SENTENCE = new RegExp(
  `(?:^|(?<!\\p{L})(?:on|am|el|este))\\s*(?:(?<weekday>${DAY_NAME}),?\\s(?:the |den |dem |el )?)?$`,
  'iu',
);

/** Says that an event is several days, or that a day is that of something else: of tickets, of a preview, of rain. */
const OTHERWISE = new RegExp(
  [
    '(?<!\\p{L})(?:every|each|weekly|both|sessions?|dates|parts?|series|weekends?|week|days|evenings|mornings|rounds?|also|again|other|second|next|last|earlier|later|before|after|until|till|by|since|between|to|through|instead|moved|postponed|new|rain\\p{L}*|preview\\p{L}*|rehears\\p{L}*|eve|members|tickets?|book\\p{L}*|register\\p{L}*|registration|sign\\p{L}*|sale|order\\p{L}*|deadline|closing|opens|starts?|begins?|runs?|set-?up|draw|results?|birthday|anniversary|founded',
    'jeden?|jeweils|wöchentlich|beide\\p{L}*|termine|teile?|reihe|wochen\\p{L}*|tage|abende|runden?|auch|wieder|andere\\p{L}*|zweite\\p{L}*|nächste\\p{L}*|letzte\\p{L}*|früher|später|vor|nach|bis|seit|zwischen|statt\\p{L}*|verlegt|verschoben|neue\\p{L}*|regen\\p{L}*|probe\\p{L}*|vorabend|mitglieder|karten|vorverkauf|buch\\p{L}*|anmeld\\p{L}*|frist|bestell\\p{L}*|beginn\\p{L}*|start\\p{L}*|aufbau|geburtstag|jubiläum|gegründet|starb|wurde',
    'cada|todos|ambos|fechas|partes?|serie|semanas?|días|noches|rondas?|también|otra?|segund[oa]|próxim[oa]|últim[oa]|antes|después|hasta|desde|entre|al|en lugar|aplazad[oa]|nuev[oa]|lluvia|ensayo|víspera|socios|entradas|reserv\\p{L}*|inscri\\p{L}*|plazo|venta|encarg\\p{L}*|empie\\p{L}*|comien\\p{L}*|abre|sorteo|cumpleaños|aniversario)(?!\\p{L})',
  ].join('|'),
  'iu',
);

interface NamedDay {
  day: string;
  span: Span;
}

/** The days of a text, in the year of another day if it does not say one. */
function daysIn(text: string, year: number): NamedDay[] {
  if (!/\d/.test(text)) return [];
  return [...daysOfMonths(text)].map(({ span, month, day, year: own = year }) => ({
    day: dayOf(Date.UTC(own, month - 1, day)),
    span,
  }));
}

/** True for a day that is said to be that of the event: at the beginning of its sentence, or after "on". */
function isOfEvent(text: string, { day, span: [start, end] }: NamedDay, meant: string): boolean {
  const sentence = sentenceAt(text, start);
  const found = OPENS_SENTENCE.exec(text.slice(sentence.start, start));
  if (!found) return false;
  const { weekday } = found.groups ?? {};
  const isSame = (Date.parse(day) - Date.parse(meant)) % (7 * DAY) === 0;
  // On another day of the week it may be another event; a weekday that the day does not have is reported as such.
  if (weekday !== undefined && (!isSame || weekdayOf(weekday) !== new Date(day).getUTCDay()))
    return false;
  const rest = text.slice(end, sentenceAt(text, end).end);
  return !OTHERWISE.test(text.slice(sentence.start, start) + rest);
}

/** A day that one text names, where others name another one, on which the page ends. */
export interface OtherDay {
  path: Path;
  span: Span;
  day: string;
  meant: string;
}

/**
 * The only text at the head of the page of an event that says another day than all others there, none of which names it.
 *
 * @param expireAt of the page: an event ends on its day.
 */
export function otherEventDay(
  { raw, texts }: { raw: object; texts: readonly LocatedText[] },
  expireAt: string,
  facts: Facts,
): OtherDay | undefined {
  const meant = dayOf(Date.parse(`${expireAt}Z`) - MINUTE);
  const year = Number(meant.slice(0, 4));
  const heads = HEAD.flatMap((path) => {
    const text = valueAt(raw, [...path]);
    return typeof text === 'string' ? [{ path, text, days: daysIn(text, year) }] : [];
  });
  const others = heads.filter(({ days }) => days.some(({ day }) => day !== meant));
  const [only, ...more] = others;
  const [other, ...further] = only?.days ?? [];
  if (!only || !other || more.length + further.length > 0) return undefined;
  const apart = Math.abs(Date.parse(other.day) - Date.parse(meant)) / DAY;
  if (apart < NEAREST || apart > FARTHEST || !isOfEvent(only.text, other, meant)) return undefined;
  const all = texts.map(({ text }) => daysIn(resolveFacts(text, facts), year));
  const naming = (day: string) => all.filter((days) => days.some((one) => one.day === day)).length;
  const atHead = heads.filter(({ days }) => days.some(({ day }) => day === meant)).length;
  if (atHead < LEAST_OF_HEAD || naming(meant) < LEAST || naming(other.day) > 1) return undefined;
  return { path: only.path, span: other.span, day: other.day, meant };
}
