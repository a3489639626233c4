import { hashOf } from '../lexicon/word-hash.ts';
import { sentenceAt } from '../sentence-at.ts';
import { TELLING_WORDS } from '../telling-words.ts';

/** Letters of the shortest words whose twins are written apart on purpose. */
const LEAST = 4;

/**
 * True for a word whose sentence has the other one of its pair as well: “We mill the flour and mull the wine”. Whoever writes both knows them
 * apart; little words that all sentences have (“their”, “there”) say nothing of that.
 */
export function isBesideTwin(
  text: string,
  { index, word, meant }: { index: number; word: string; meant: string },
): boolean {
  if (word.length < LEAST || !/^\p{L}+$/u.test(meant)) return false;
  if ([word, meant].some((each) => TELLING_WORDS.get(hashOf(each.toLowerCase())) !== 0))
    return false;
  const { start, end } = sentenceAt(text, index);
  const others = `${text.slice(start, index)} ${text.slice(index + word.length, end)}`;
  return (
    others
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.includes(meant.toLowerCase()) === true
  );
}
