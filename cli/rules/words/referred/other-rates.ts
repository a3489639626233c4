import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { nounRoot, UNITS } from '../counts/nouns.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';

const NUMBER = `${[...SMALL_NUMBERS.keys()].join('|')}|\\d{1,2}`;

/** Periods, each in several languages. */
const PERIODS = [
  '(?:per|a|each|every) month|(?:im|pro|jeden) monat|monatlich|al mes|por mes|cada mes',
  '(?:per|a|each|every) week|(?:in der|die|pro|jede) woche|wöchentlich|a la semana|por semana|cada semana',
  '(?:per|a|each|every) year|(?:im|pro|jedes) jahr|jährlich|al año|por año|cada año',
];

const PERIOD = PERIODS.map((period) => `(${period})`).join('|');

/** How many of something there are in each period: «Cuatro ramos al mes». */
const RATE = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?<number>${NUMBER})\\s(?<noun>\\p{L}{3,})\\s(?:${PERIOD})(?!\\p{L})`,
  'giu',
);

/** A cheap test of a copy for two of them, one of which may stand above its period. */
const SEEN = new RegExp(`(?:${PERIOD})(?!\\p{L})`, 'iu');

/** Says that it is another size, or a limit. */
const OTHERWISE =
  /(?<!\p{L})(?:up to|at least|at most|or|instead|more than|bis zu|mindestens|höchstens|oder|statt|mehr als|hasta|al menos|como máximo|o|en vez|más de|between|zwischen|entre)(?!\p{L})/iu;

interface Rate {
  located: LocatedText;
  span: Span;
  value: number;
  /** The noun and the period. */
  of: string;
}

/** A text, and below a figure in large type what belongs to it. */
function shown({ path, text }: LocatedText, raw: object): string {
  if (path.at(-1) !== 'stat') return text;
  const { description } = Object(valueAt(raw, path.slice(0, -1)));
  return typeof description === 'string' ? `${text} ${description}` : text;
}

/** The parts of a landing that say what it offers: its first screen, and its figures in large type. */
function isOffer({ path }: LocatedText): boolean {
  return path[0] === 'hero' || path.at(-1) === 'stat';
}

function* ratesIn(located: LocatedText, raw: object): Generator<Rate> {
  const text = shown(located, raw);
  for (const { 0: found, index, groups = {}, ...parts } of matchesIn(text, RATE)) {
    const { number = '', noun = '' } = groups;
    // The first two groups are the named ones.
    const period = PERIODS.findIndex((_, at) => parts[at + 3] !== undefined);
    const around = text.slice(Math.max(0, index - 20), index + found.length + 10);
    if (UNITS.has(nounRoot(noun)) || OTHERWISE.test(around)) continue;
    yield {
      located,
      span: [index, index + number.length],
      value: SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number),
      of: `${nounRoot(noun)} ${period}`,
    };
  }
}

/** False if no text of a landing says how many there are in each period. */
export function mayRate(copy: string): boolean {
  return SEEN.test(copy);
}

/**
 * What the first screen of a landing promises for each period where a figure in large type says another number of the same:
 * «Tres ramos al mes» above «4 ramos | al mes».
 */
export function* otherRates({ texts, raw }: CopyFile): Generator<{ rate: Rate; other: string }> {
  if (!('hero' in raw)) return;
  const rates = texts.filter(isOffer).flatMap((located) => [...ratesIn(located, raw)]);
  for (const rate of rates.filter(({ located }) => located.path[0] === 'hero')) {
    const same = rates.filter(({ of }) => of === rate.of);
    const [other, ...others] = same.filter(({ located }) => located.path[0] !== 'hero');
    const isAgreed = others.every(({ value }) => value === other?.value);
    if (!other || !isAgreed || other.value === rate.value) continue;
    yield { rate, other: shown(other.located, raw) };
  }
}
