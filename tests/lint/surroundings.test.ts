import { expect, test } from 'vitest';
import { sentenceAt } from '../../cli/rules/words/sentence-at.ts';

/** The sentence that the first place of some words is in. */
function sentenceOf(text: string, words: string): string {
  const { start, end } = sentenceAt(text, text.indexOf(words));
  return text.slice(start, end);
}

test.each([
  ['We come. You wait! Nobody pays.', 'wait', 'You wait'],
  ['We come. You wait! Nobody pays.', 'You', 'You wait'],
  ['We come. You wait! Nobody pays.', 'We', 'We come'],
  ['Ask first. 40 minutes are enough.', '40', '40 minutes are enough'],
  ['Ask first. “Forty” is enough.', '“Forty', '“Forty” is enough'],
  ['Ask first. 🐶 are welcome.', '🐶', '🐶 are welcome'],
  ['Ask e.g. at 4 p.m. on Monday.', 'on', 'Ask e.g. at 4 p.m. on Monday'],
  ['Ask\nDogs are welcome. Cats wait.', 'Dogs', 'Dogs are welcome'],
])('in “%s” the sentence at “%s”', (text, words, expected) => {
  expect(sentenceOf(text, words)).toBe(expected);
});
