import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isTerm, type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { OF_SOME, WE_ARE } from './counted-things.ts';
import { isOfEach } from './counts-of-others.ts';
import { namedThings } from './named-counts.ts';
import { DISTANCES, GENERAL, nounRoot, UNITS } from './nouns.ts';

/** One and two are said of parts. */
const FEWEST = 3;

const VALUES = new Map([...SMALL_NUMBERS].filter(([, value]) => value >= FEWEST));

/** A number and what is counted. Whether the number is a word of its own is looked at afterwards, which is faster. */
const COUNTED = new RegExp(
  `(?<number>${[...VALUES.keys()].join('|')}) (?<noun>\\p{L}{4,})(?!\\p{L})`,
  'giu',
);

const IN_WORD = /[\p{L}-]/u;

const SEEN = new RegExp(COUNTED.source, 'iu');

/** Directly before a number of all of them: a beginning, or what the business has or is. Who shares a shift are some of them. */
const ALL =
  /(?:^|[.!?:;,|–—(\n]\s*(?:[-*] )?|(?<!\p{L})(?:have|has|own|owns|run|runs|keep|keeps|are|is|now|with|all|our|mit|haben|hat|besitzen|besitzt|sind|ist|alle|unsere[rn]?|con|tenemos|tiene|hay|son|somos|todos|todas|nuestr[oa]s)\s)$/iu;

/** Directly after what is one part of it. */
const PART =
  /^\s(?:of|from|for|in|on|at|with|a|an|per|each|der|von|aus|für|in|im|auf|bei|mit|pro|je|de|del|para|en|con|por)(?!\p{L})/iu;

const known = new WeakMap<Facts, readonly KnownFigure[]>();

/** Figures that count things, and not their time or distance. */
function thingsOf(facts: Facts): readonly KnownFigure[] {
  const things =
    known.get(facts) ??
    knownFigures(facts).filter((figure) => {
      const { nouns, value, isCode } = figure;
      const noun = nouns.at(-1) ?? '';
      const isThing = nouns.length === 1 && !UNITS.has(noun) && !DISTANCES.has(noun);
      return (
        isThing && !isCode && !isTerm(figure) && value !== undefined && value > 1 && value <= 20
      );
    });
  known.set(facts, things);
  return things;
}

/** False if no number in words stands before a noun in a copy. */
export function mayCountInWords(copy: string, facts: Facts): boolean {
  return (thingsOf(facts).length > 0 || namedThings(facts).length > 0) && SEEN.test(copy);
}

/** Numbers in words that count what a fact counts, and are nearly as many: a business had one more or less. */
export function* otherCounts(
  text: string,
  facts: Facts,
): Generator<{ span: Span; value: number; meant: KnownFigure }> {
  const things = thingsOf(facts);
  for (const { 0: found, index, groups = {} } of matchesIn(text, COUNTED)) {
    const { number = '', noun = '' } = groups;
    if (index > 0 && IN_WORD.test(text[index - 1] ?? '')) continue;
    const value = VALUES.get(number.toLowerCase()) ?? 0;
    const root = nounRoot(noun);
    const same = things.filter(({ nouns }) => nouns[0] === root);
    const [meant] = same;
    if (meant === undefined || same.some((figure) => figure.value === value)) continue;
    const isOfMany = OF_SOME.has(root) || GENERAL.has(root);
    if (isOfMany && !WE_ARE.test(text.slice(0, index))) continue;
    const isNear = Math.abs((meant.value ?? 0) - value) <= Math.max(1, (meant.value ?? 0) / 4);
    const isSome = !ALL.test(text.slice(0, index)) || PART.test(text.slice(index + found.length));
    if (isNear && !isSome && !isOfEach(text, index))
      yield { span: [index, index + number.length], value, meant };
  }
}
