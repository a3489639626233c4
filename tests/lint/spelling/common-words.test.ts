import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodedWords,
  eachWordHash,
  withoutDoubles,
} from '../../../cli/rules/words/figures/coded-words.ts';
import { CommonWords } from '../../../cli/rules/words/lexicon/common-words.ts';
import { lexiconTables } from '../../../cli/rules/words/lexicon/lexicon-tables.ts';
import { checkOf, hashOf } from '../../../cli/rules/words/lexicon/word-hash.ts';
import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import { cases } from '../../support/proof.ts';

/** Few letters make many words that resemble each other, one of them outside ASCII. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ß'), minLength: 1, maxLength: 6 });
const words = fc
  .array(word, { minLength: 1, maxLength: 60 })
  .map((list) => [...new Set(list)].sort());

function coded(list: readonly string[]): string {
  return list
    .map((text, index) => {
      const before = list[index - 1] ?? '';
      let shared = 0;
      while (shared < text.length && text[shared] === before[shared]) shared += 1;
      return shared.toString(36) + text.slice(shared);
    })
    .join('\n');
}

test('a coded list is read as it was written, and so are the hashes of its words', () => {
  fc.assert(
    fc.property(words, (list) => {
      expect(decodedWords(coded(list))).toEqual(list);
      const hashes: number[][] = [];
      eachWordHash(coded(list), (...both) => hashes.push(both));
      expect(hashes).toEqual(
        list.map((text) => [hashOf(text), checkOf(text), hashOf(withoutDoubles(text))]),
      );
    }),
    { numRuns: cases(100, 5000) },
  );
});

test('similar are the words one slip away, and no other', () => {
  fc.assert(
    fc.property(words, word, (list, typed) => {
      const common = new CommonWords(lexiconTables({ common: [coded(list)], rare: '', next: '' }));
      expect(common.similarTo(typed)).toEqual(list.filter((text) => mistakes(typed, text) === 1));
      expect(common.has(typed)).toBe(list.includes(typed));
      expect(common.sameWithoutDoubles(typed)).toBe(
        list.find((text) => withoutDoubles(text) === withoutDoubles(typed)),
      );
    }),
    { numRuns: cases(80, 5000) },
  );
});
