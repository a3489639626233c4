import type { Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaid } from '../counts/said-words.ts';
import { knownFigures } from '../figures/known-figures.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove, paragraphAt } from '../surroundings.ts';

/** A time of day, as facts are shown. */
const TIME = /^\d{1,2}(?::\d\d$|(?:[:.]\d\d)?\s?(?:[ap]\.?\s?m\.?|uhr|h)$)/i;

const WORD = /\p{L}+/gu;

/** The words of the group of a fact: `outdoorService.opens` is of an outdoor service. */
function wordsOfGroup(name: string): string[] {
  const group = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return group.split(/[._]|(?<=\p{Ll})(?=\p{Lu})/u).map((word) => nounRoot(word.toLowerCase()));
}

/**
 * The names of the facts of other groups that are the same time of day, of which a text names the things most: two things may begin at the
 * same hour. All of them if it names none, and none if there is only one such fact.
 */
export function sameTimes(name: string, text: string, at: number, facts: Facts): readonly string[] {
  const time = knownFigures(facts).find((figure) => figure.name === name)?.text ?? '';
  if (!TIME.test(time)) return [];
  const same = knownFigures(facts).filter((figure) => figure.text === time);
  if (same.length < 2) return [];
  const { start, end } = sentenceAt(text, at);
  const around = [text.slice(start, end), paragraphAt(text, at), headingAbove(text, at)];
  for (const words of around) {
    const said = new Set([...matchesIn(words, WORD)].map(([word]) => nounRoot(word.toLowerCase())));
    const rated = same.map((figure) => ({
      name: figure.name,
      count: wordsOfGroup(figure.name).filter((word) => isSaid(word, said)).length,
    }));
    const most = Math.max(...rated.map(({ count }) => count));
    if (most > 0) return rated.filter(({ count }) => count === most).map((each) => each.name);
  }
  return same.map((figure) => figure.name);
}
