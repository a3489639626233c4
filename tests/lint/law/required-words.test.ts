import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkRequiredWords } from '../../../cli/lint/site/required-words.ts';
import { REQUIRED_NOTICE } from '../../../site/rules/required-notice.ts';
import { withChangedSpanish } from '../../support/changed-words.ts';

/** Where the notice is told to lack a part, after a change of the Spanish words. */
function told(change: (words: string) => string): string[] {
  const { words, files, path } = withChangedSpanish(change);
  const lines = readFileSync(path, 'utf8').split('\n');
  return checkRequiredWords([REQUIRED_NOTICE], words, files).map(
    ({ rule, line }) => `${rule} ${lines[line - 1]?.trim()}`,
  );
}

it('a complete notice is left alone', () => {
  expect(told((words) => words)).toEqual([]);
});

it.each([
  [
    'other words',
    (words: string) => words.replace(/NO SOY ABOGADO[^.]+\./, 'NO SOMOS ABOGADOS.'),
    '- >-',
  ],
  [
    'a notice in one language alone',
    (words: string) => words.replace(/ {4}- language: en[\s\S]*?(?=\nactions)/, ''),
    'statutory:',
  ],
  [
    'no fees',
    (words: string) => words.replace(/ {8}- >-\n {10}Honorarios[\s\S]*?aparte\.\n/, ''),
    'paragraphs:',
  ],
  [
    'no notice',
    (words: string) => words.replace(/ {2}statutory:[\s\S]*?(?=\nactions)/, ''),
    'frame:',
  ],
])('%s is told once, where the missing part belongs', (_, change, line) => {
  expect(told(change)).toEqual([`law/notice ${line}`]);
});
