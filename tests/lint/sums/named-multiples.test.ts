import { expect, it } from 'vitest';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { misnamedMultiples } from '../../../cli/rules/words/figures/named-multiples.ts';

function told(...texts: string[]): string[] {
  const file = copyFile('landing', 'en', { paragraphs: texts });
  return [...misnamedMultiples(file)].map(({ path, span = [0, 0] }) =>
    (texts[Number(path.at(-1))] ?? '').slice(...span),
  );
}

const BASE = 'You start at $28.80 an hour.';

it.each([
  ['On Sundays it is time and a half, so $36.00 an hour.', 'time and a half'],
  ['Nights: time and a quarter ($43.20).', 'time and a quarter'],
  ['On holidays we pay double time, which is $43.20.', 'double time'],
  ['Saturdays at time-and-a-half: $57.60', 'time-and-a-half'],
  ['Double time and a half, so $57.60.', 'Double time and a half'],
])('%s', (text, name) => {
  expect(told(BASE, text)).toEqual([name]);
});

it.each([
  ['On Sundays it is time and a half, so $43.20 an hour.'],
  ['Nights: time and a quarter ($36).'],
  ['On holidays we pay double time, which is $57.60.'],
  ['Double time and a half, so $72.'],
  ['On Sundays it is time and a half, so $50.10 an hour.'],
  ['Time and a half is paid on Sundays; a coffee is $3.60.'],
  ['We had a good time and a half-price tea for $14.40.'],
])('is right, or of another wage: %s', (text) => {
  expect(told(BASE, text)).toEqual([]);
});
