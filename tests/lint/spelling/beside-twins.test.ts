import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language }).filter((finding) => /^copy\/(?:spelling|doubled)/.test(finding));

it.each([
  ['de', 'Wir mahlen das Mehl und malen das Schild.'],
  ['de', 'Die einen mahlen Korn, andere holen Getreide und malen es.'],
  ['es', 'El vino vino de Jumilla en barrica.'],
  ['es', 'Deje el sobre sobre la mesa.'],
])('both words of a pair are meant, in %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it.each([
  ['de', 'Kaffee malen wir frisch.', 'copy/spelling: malen'],
  ['en', 'The wound will heel within a week.', 'copy/spelling: heel'],
  ['es', 'Hay que cocer el botón.', 'copy/spelling: cocer'],
  ['es', 'La mesa mesa es redonda.', 'copy/doubled-word: mesa mesa'],
])('a lone one is told, in %s: %s', (language, text, found) => {
  expect(told(text, language)).toEqual([found]);
});
