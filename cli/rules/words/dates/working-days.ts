import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { DAYS, dayNamed } from '../hours/weekdays.ts';
import { sentenceAt } from '../sentence-at.ts';
import { textsBeside } from '../surroundings.ts';

/** Working days in a week, from Monday on. */
const WEEK = 5;

const NUMBER = `\\d|${[...SMALL_NUMBERS.keys()].join('|')}`;

/** A number of days that leave out the weekend. */
const PERIOD = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?<number>${NUMBER})(?:[ -](?:business|working)[ -]days?| (?:werktagen?|arbeitstagen?)| días (?:hábiles|laborables))(?!\\p{L})`,
  'giu',
);

const DAY = new RegExp(`(?<!\\p{L})(?:${DAYS.flat().join('|')})(?!\\p{L})`, 'giu');

/** Says between two days that the second one is the last on which something may be done. */
const DUE =
  /(?<!\p{L})(?:due|deadlines?|expires?|expired|runs? out|ends?|over|latest|last day|no later than|fällig|frist|spätestens|läuft|laufen|endet|abgelaufen|vence|vencen|plazo|a más tardar|último día|termina|acaba)(?!\p{L})/iu;

/** Says that the days are counted otherwise, or that the sentence is no sum. */
const OTHERWISE =
  /(?<!\p{L})(?:not|never|n[o']t|holidays?|weekends?|unless|except|sooner|earlier|or|nicht|kein\p{L}*|feiertag\p{L}*|wochenend\p{L}*|außer|früher|oder|no|festivos?|feriados?|salvo|excepto|antes|[ou])(?!\p{L})/iu;

/** A day that a text reckons from another one with a number of working days, if it comes to another day. */
export interface ReckonedDay {
  span: Span;
  /** The period as the text has it. */
  period: string;
  from: string;
  /** The day that it comes to, from Monday as 0. */
  meant: number;
}

/** True if a copy may name a number of working days. */
export function mayReckonDays(copy: string): boolean {
  return /working|business|werktag|arbeitstag|hábiles|laborables/i.test(copy);
}

function periodsIn(text: string): { said: string; days: number }[] {
  return [...matchesIn(text, PERIOD)].map(({ 0: said, groups }) => {
    const number = groups?.number?.toLowerCase() ?? '';
    return { said, days: SMALL_NUMBERS.get(number) ?? Number(number) };
  });
}

/** True for the day that so many working days lead to, the first of which is the day after, or the day itself. */
function isReached(from: number, to: number, days: number): boolean {
  return to === (from + days) % WEEK || to === (from + days - 1) % WEEK;
}

/**
 * The last day of a period of working days, in a sentence that names the first one as well: "Who starts on a Monday is due
 * by Friday" below "Three business days". The day on which the period begins may count or not.
 *
 * @param onBeside is called if the texts beside decide.
 */
export function* reckonedDays(
  located: LocatedText,
  raw: object,
  onBeside: () => void,
): Generator<ReckonedDay> {
  const { text } = located;
  const days = [...matchesIn(text, DAY)];
  for (const [at, { 0: from, index: start }] of days.entries()) {
    const last = days[at + 1];
    if (!last) return;
    const sentence = sentenceAt(text, start);
    const isPair = days.filter(({ index }) => index >= sentence.start && index < sentence.end);
    if (isPair.length !== 2 || isPair[0]?.index !== start) continue;
    const words = text.slice(sentence.start, sentence.end);
    if (!DUE.test(text.slice(start, last.index)) || OTHERWISE.test(words)) continue;
    const own = periodsIn(text);
    if (own.length === 0) onBeside();
    const periods = own.length > 0 ? own : periodsIn(textsBeside(located, raw).join('\n'));
    const [period, ...more] = periods;
    if (!period || more.some(({ days: other }) => other !== period.days)) continue;
    const [first, end] = [dayNamed(from), dayNamed(last[0])];
    if (first === undefined || end === undefined || first >= WEEK) continue;
    if (period.days === 0 || isReached(first, end, period.days)) continue;
    const span = [last.index, last.index + last[0].length] as const;
    yield { span, period: period.said, from, meant: (first + period.days) % WEEK };
  }
}
