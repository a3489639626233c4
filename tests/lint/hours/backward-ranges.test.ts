import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

function told(language: string, text: string): string[] {
  return findingsOf(text, { language, only: 'facts/typed-hours' });
}

it.each([
  ['es', 'de 20:00 a 19:00'],
  ['es', 'El curso va de 20:00 a 19:00, en la mesa larga.'],
  ['de', 'Der Kurs geht von 19:30 bis 18:00 Uhr.'],
  ['en', 'The class runs from 18:30 to 17:00.'],
])('a time ends before it begins: %s %s', (language, text) => {
  expect(told(language, text).length).toBe(1);
});

it.each([
  ['es', 'La fiesta va de 22:00 a 06:00.'],
  ['es', 'Entrada de 16:00 a 15:00 del día siguiente.'],
  ['de', 'Die Schicht geht von 20:00 bis 19:00 Uhr.'],
  ['de', 'Punkte 20.30 bis 19.40 nachts über Nacht.'],
  ['en', 'The lesson is 8 to 6 in the barn.'],
  ['en', 'From 23:00 to 01:00 we watch the stars.'],
])('a time is right: %s %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});
