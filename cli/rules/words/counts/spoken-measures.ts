import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from './nouns.ts';

/** Round numbers above those that are counted in words anyway, as times and distances are said. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ fifteen: 15, twenty: 20, 'twenty-five': 25, thirty: 30, forty: 40, 'forty-five': 45 },
  ...{ fifty: 50, sixty: 60, ninety: 90 },
  ...{ quince: 15, veinte: 20, veinticinco: 25, treinta: 30, cuarenta: 40 },
  ...{ 'cuarenta y cinco': 45, cincuenta: 50, sesenta: 60, noventa: 90 },
  ...{ fünfzehn: 15, zwanzig: 20, fünfundzwanzig: 25, dreißig: 30, vierzig: 40 },
  ...{ fünfundvierzig: 45, fünfzig: 50, sechzig: 60, neunzig: 90 },
};

/** Parts of an hour, in minutes. */
const PARTS: Readonly<Record<string, number>> = {
  ...{ 'half an hour': 30, 'a half hour': 30, 'a half-hour': 30 },
  ...{ 'a quarter of an hour': 15, 'three quarters of an hour': 45 },
  ...{ 'media hora': 30, 'un cuarto de hora': 15, 'tres cuartos de hora': 45 },
  ...{ 'einer halben stunde': 30, 'eine halbe stunde': 30, 'einer viertelstunde': 15 },
  ...{ 'einer dreiviertelstunde': 45 },
};

const VALUES = new Map(
  Object.entries({ ...NUMBERS, ...PARTS }).map(([words, value]) => [
    words.replace(/ /g, '_'),
    value,
  ]),
);

const words = (record: Readonly<Record<string, number>>) =>
  Object.keys(record)
    .sort((one, other) => other.length - one.length)
    .join('|');

const SPOKEN = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?<number>${words(NUMBERS)})[\\s-](?<unit>min(?:utes?|utos?|uten?)|miles?|millas?|meilen|kilomet(?:ers?|res?|ern?)|kilómetros)|(?<part>${words(PARTS)}))(?![\\p{L}-]| and | y | und )`,
  'giu',
);

/** A quick test for one. */
const SEEN = /(?:n|y|e|o|a|g|s|ve)[\s-](?:minut|mile|milla|meile|kilom|kilóm)|hour|hora|stunde/i;

/** A time or distance in words. */
export interface SpokenMeasure {
  span: Span;
  /** Its number, or all of it, in lower case without spaces: `twenty`, `half_an_hour`. */
  said: string;
  noun: string;
  /** Where it ends, with its unit. */
  end: number;
}

/** The value of such words; undefined for anything else. */
export function spokenValue(said: string): number | undefined {
  return VALUES.get(said);
}

/** False if a text has no time or distance in words. */
export function maySpeakMeasures(text: string): boolean {
  return SEEN.test(text);
}

/** Times and distances in words above twelve, and parts of an hour: "twenty minutes", "media hora". */
export function* spokenMeasures(text: string): Generator<SpokenMeasure> {
  for (const { 0: found, index, groups = {} } of matchesIn(text, SPOKEN)) {
    const { number, unit, part = '' } = groups;
    const written = number ?? part;
    yield {
      span: [index, index + written.length],
      said: written.toLowerCase().replace(/\s/g, '_'),
      noun: unit === undefined ? 'minute' : nounRoot(unit),
      end: index + found.length,
    };
  }
}
