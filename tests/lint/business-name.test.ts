import { expect, it } from 'vitest';
import { NameFinder } from '../../cli/rules/words/names/business-name.ts';

it.each([
  ['o', 'Lunes o martes'],
  ['_', 'A line _ to write on'],
  ['apple', 'An apple a day'],
  ['IT', 'All of IT in one hand'],
])('a business called %s is not looked for in other words', (name, text) => {
  expect(new NameFinder(name).mayStandIn(text)).toBe(false);
  expect(new NameFinder(name).find(text)).toEqual([]);
});

it.each([
  ['Apple', 'Ask Apple first'],
  ['a roof', 'Ask a roof first'],
  ['山田屋', '電話 山田屋 まで'],
])('a business called %s is found', (name, text) => {
  expect(new NameFinder(name).find(text)).toMatchObject([{ isRight: true }]);
});
