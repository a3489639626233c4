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

it.each([
  ['Brandau & Sohn', 'Fragen Sie Brandau & Söhne.', 'Brandau & Söhne'],
  ['Brandau & Sohn', 'Bäder von Brandau und Söhnen', 'Brandau und Söhnen'],
  ['Ortega & Daughters', 'Ask Ortega and Sons.', 'Ortega and Sons'],
  ['Ruiz e Hijos', 'Pregunte a Ruiz e Hijo.', 'Ruiz e Hijo'],
])('a business called %s is not “%s”', (name, text, found) => {
  const [misspelled] = new NameFinder(name).find(text);
  expect(misspelled).toMatchObject({ isRight: false });
  expect(text.slice(...(misspelled?.span ?? [0, 0]))).toBe(found);
});
