import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';
import { blockOf, headingAbove } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { DAYS_DE, DAYS_EN, DAYS_ES, saidDays } from './said-days.ts';
import { DAYS, hoursOn } from './weekdays.ts';

/** Days of the week in any form, one by one as well. */
const DAY_WORDS = new RegExp(
  `(?<!\\p{L})(?:${DAYS_EN}|${DAYS_ES}|${DAYS_DE}|(?:${DAYS.flat().join('|')})s?)(?!\\p{L})`,
  'giu',
);

/** A part of the year in which the hours are others, or a kind of days. */
const SEASON =
  /(?<!\p{L})(?:summer|winter|spring break|season\p{L}*|holidays?|vacations?|christmas|easter|advent|during|verano|invierno|temporada|vacaciones|festiv\p{L}+|navidad\p{L}*|semana santa|durante|sommer\p{L}*|winter\p{L}*|saison\p{L}*|ferien\p{L}*|feiertag\p{L}*|weihnacht\p{L}*|während)(?!\p{L})/iu;

/** The days of the week that words name in any form, from Monday as 0. */
export function daysIn(words: string): number[] {
  return [...matchesIn(words, DAY_WORDS)].flatMap(({ 0: found }) => saidDays(found).days);
}

/** A single day of each week: “every Tuesday”. */
const EVERY = new RegExp(
  `(?<!\\p{L})(?:every|each|jeden|jeweils|cada|todos los)\\s(?:${DAYS.flat().join('|')})s?(?!\\p{L})`,
  'iu',
);

/** What says on which days the times of a text are: their sentence, and the heading above it or the texts beside. */
export function aroundTimes(
  located: LocatedText,
  text: string,
  file: CopyFile,
): (at: number) => string {
  return (at) => {
    const { start, end } = sentenceAt(text, at);
    const sentence = text.slice(start, end);
    if (isBody(located)) return `${sentence}\n${headingAbove(text, at)}`;
    file.dependsOnOthers(located);
    return blockOf({ ...located, text: sentence }, file.raw);
  };
}

/**
 * Whether times that the business has on some of its days only are meant to be those: `typed` if they are, `other` if a text says
 * that it is open then on days that have others. `nothing` is told of what other days or a season have, nor of times for which no day is
 * said and that most days have not: they are equal by chance.
 *
 * @param around as `aroundTimes` has it. @param isSo whether hours have the times.
 * @param isOpening whether the words around say that the business opens or closes.
 */
export function meantOnDays(
  around: string,
  facts: Facts,
  isSo: (hours: { from: number; to: number }) => boolean,
  isOpening: boolean,
): 'typed' | 'other' | 'nothing' {
  const open = [...DAYS.keys()].map((day) => hoursOn(day, facts));
  const have = open.map((hours) => hours.some(isSo));
  const said = daysIn(around);
  // Who opens then on other days as well says it of something else.
  const isOneOfMany = new Set(said).size === 1 && have.filter(Boolean).length > 1;
  if (isOneOfMany && !isOpening && EVERY.test(around)) return 'nothing';
  if (said.some((day) => have[day])) return 'typed';
  if (said.length > 0) return isOpening && !SEASON.test(around) ? 'other' : 'nothing';
  if (isOpening) return 'typed';
  const times = open.flatMap((hours) => hours.map(({ from, to }) => `${from}-${to}`));
  const most = Math.max(...times.map((one) => times.filter((other) => other === one).length));
  return have.filter(Boolean).length < most ? 'nothing' : 'typed';
}
