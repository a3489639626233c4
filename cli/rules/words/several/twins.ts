import type { Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaid } from '../counts/said-words.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { sentenceAt } from '../sentence-at.ts';
import type { PlacedNumber } from './of-another.ts';
import { namesAround } from './parts-around.ts';
import { sameTimes } from './same-times.ts';

const WORD = /\p{L}+/gu;

const groupOf = (name: string) => name.slice(0, name.lastIndexOf('.') + 1);

/** The words in the key of a figure that say of what it is. */
const ownWords = ({ nouns }: KnownFigure) => nouns.slice(0, -1);

/** The facts of one group that have one value in one unit, among them the one with this name. */
function twinsOf(name: string, facts: Facts): readonly KnownFigure[] {
  const figures = knownFigures(facts);
  const figure = figures.find((each) => each.name === name);
  if (figure?.value === undefined) return [];
  return figures.filter(
    (each) =>
      groupOf(each.name) === groupOf(name) &&
      each.value === figure.value &&
      each.nouns.length > 1 &&
      each.nouns.at(-1) === figure.nouns.at(-1),
  );
}

/** How far into a text the last word of a figure stands; -1 if it has none of them. */
function lastSaid(figure: KnownFigure, text: string): number {
  const own = ownWords(figure);
  const said = [...matchesIn(text, WORD)].filter(({ 0: word }) =>
    own.some((each) => isSaid(each, new Set([nounRoot(word)]))),
  );
  return said.at(-1)?.index ?? -1;
}

/** Those of some figures that a text names last. */
function namedLast(figures: readonly KnownFigure[], text: string): readonly KnownFigure[] {
  const rated = figures.map((figure) => ({ figure, at: lastSaid(figure, text) }));
  const last = Math.max(...rated.map(({ at }) => at));
  return last < 0 ? [] : rated.filter(({ at }) => at === last).map(({ figure }) => figure);
}

/**
 * The names of the facts that a typed number may be: of several in a group with its value and unit, the one that is named nearest before it
 * or else around it, and all of them if none is. Two towns may be as far away as each other.
 */
export function mayBeTwins(
  name: string,
  { located, raw, text, at }: PlacedNumber,
  facts: Facts,
): readonly string[] {
  const times = sameTimes(name, text, at, facts);
  if (times.length > 0) return times;
  const twins = twinsOf(name, facts);
  if (twins.length < 2) return [name];
  const { start } = sentenceAt(text, at);
  for (const words of [text.slice(start, at), ...namesAround(located, raw, text, at)]) {
    const named = namedLast(twins, words);
    if (named.length > 0) return named.map((figure) => figure.name);
  }
  return twins.map((figure) => figure.name);
}
