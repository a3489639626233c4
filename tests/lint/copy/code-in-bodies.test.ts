import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

it('code between backticks is no copy, and what stands around it is', () => {
  const body = 'The entry `availble` remembers which bars you have closed.';
  expect(findingsOf(body, { at: 'prose.body' })).toEqual([]);
  expect(findingsOf(body.replaceAll('`', ''), { at: 'prose.body' })).toEqual([
    'copy/spelling: availble',
  ]);
  expect(findingsOf(body.replace('bars', 'the the bars'), { at: 'prose.body' })).toEqual([
    'copy/doubled-word: the the',
  ]);
});

it('a backtick without its partner hides nothing', () => {
  expect(findingsOf('The ` entry and and the bars.', { at: 'prose.body' })).toContain(
    'copy/doubled-word: and and',
  );
});
