import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { nounRoot } from './nouns.ts';

/** In words, without the Spanish eleven, which English has as another word; or in digits. */
const NUMBER = `(?<number>${[...SMALL_NUMBERS.keys()].filter((word) => word !== 'once').join('|')}|[3-9]|1\\d|20)`;

/** A number of things. */
const COUNTED = new RegExp(
  `(?<!\\p{L}|\\d)${NUMBER}\\s(?:(?:\\p{Ll}{3,}\\s)??)(?<noun>\\p{L}{4,})`,
  'giu',
);

/** Before a number of all of them: behind words that leave none out, or what a title or description begins with. */
const ALL =
  /(?:(?<!\p{L})(?:same|these|all|all the|our|diese|dieselben|alle|alle die|unsere|mism[oa]s|est[oa]s|tod[oa]s l[oa]s|nuestr[oa]s)\s)$/iu;
const BEGINS = /(?:^|[.!?:]\s)$/u;

/** Behind a number that has nothing after it: "two of the ten ourselves". */
const OF_ALL = new RegExp(
  `(?<!\\p{L})(?<some>\\p{L}+) (?:of the|der|von den|de l[oa]s) ${NUMBER}(?=[.,;:!?)]|$| (?:ourselves|that we|which we|selbst|nosotros))`,
  'giu',
);

const numberOf = (number: string) => SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);

/** Most by which a slip differs: other numbers count something else. */
const SLIP = 1;

/** A number of what a page numbers that is not how many it numbers. */
export interface OtherNumber {
  located: LocatedText;
  span: Span;
}

/** The roots of what a page says that there are so many of. */
function countedSo(texts: readonly LocatedText[], count: number): Set<string> {
  return new Set(
    texts.flatMap(({ text }) =>
      [...matchesIn(text, COUNTED)].flatMap(({ groups: { number = '', noun = '' } = {} }) =>
        numberOf(number) === count ? [nounRoot(noun)] : [],
      ),
    ),
  );
}

/**
 * Texts that count the numbered headings of their page otherwise than the headings and another text do: “the same six questions” above
 * seven, where the description says seven.
 */
export function* otherNumbersOf(
  texts: readonly LocatedText[],
  count: number,
): Generator<OtherNumber> {
  const known = countedSo(texts, count);
  if (known.size === 0) return;
  for (const located of texts) {
    const { text } = located;
    for (const { index, groups = {} } of matchesIn(text, COUNTED)) {
      const { number = '', noun = '' } = groups;
      if (Math.abs(numberOf(number) - count) !== SLIP || !known.has(nounRoot(noun))) continue;
      const before = text.slice(0, index);
      const isTitle = located.path[0] === 'seo' || located.path[0] === 'description';
      if (ALL.test(before) || (isTitle && BEGINS.test(before)))
        yield { located, span: [index, index + number.length] };
    }
    for (const { 0: found, index, groups = {} } of matchesIn(text, OF_ALL)) {
      const { some = '', number = '' } = groups;
      const isSome = SMALL_NUMBERS.has(some.toLowerCase());
      if (!isSome || Math.abs(numberOf(number) - count) !== SLIP) continue;
      const start = index + found.length - number.length;
      yield { located, span: [start, start + number.length] };
    }
  }
}
