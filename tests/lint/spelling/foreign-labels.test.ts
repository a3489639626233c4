import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, at: 'hero.directCTA' }).filter((finding) =>
    finding.startsWith('copy/language'),
  );

it.each([
  ['en', 'Priya etwas fragen'],
  ['en', 'Termin vereinbaren'],
  ['en', 'Ver precios'],
  ['de', 'Hablar con Ana'],
  ['es', 'Priya etwas fragen'],
])(
  'a button in another language is told, also with a name, on a page in %s: %s',
  (language, text) => {
    expect(told(text, language)).toEqual([`copy/language: ${text}`]);
  },
);

it.each([
  ['en', 'Ask Priya something'],
  ['en', 'See the Wiener Schnitzel'],
  ['en', 'Book Hatha Yin'],
  ['en', 'Plan Día de Muertos'],
  ['de', 'Mit Priya sprechen'],
  ['es', 'Habla con Priya'],
])('one of its own language is not, on a page in %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
