import { expect, test } from 'vitest';
import { wordsInTitle } from '../../../cli/lint/copies/words-in-title.ts';

test.each([
  ['/dolor-de-rodilla', 'Dolor de rodilla: fisioterapia en Valladolid', 2],
  ['/dolor-cervical', 'Dolor de rodilla: fisioterapia en Valladolid', 1],
  ['/ueberfuehrung', 'Überführung nach Kassel', 1],
  ['/suelo-pelvico', 'Suelo pélvico', 2],
  ['/', 'Welcome', 0],
])('the words of %s in its title are counted as addresses write them', (path, title, count) => {
  expect(wordsInTitle(path, title)).toBe(count);
});
