import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/spelling' });

it.each([
  ['en', 'D’fhéach sé orm. He looked at me, and then at the roof.'],
  ['en', 'Labhair sí liom. She spoke to me, and I stayed.'],
  ['en', 'Tervetuloa kotiin! The sauna is warm from four.'],
  ['de', 'Boa viagem, amigos! Das Boot legt um neun ab.'],
])('a short sentence none of whose words is of its page, in %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it.each([
  ['en', 'Profesional carefull cleaning.', 'Profesional'],
  ['en', 'Fantastic freindly staff.', 'freindly'],
  ['de', 'Schnelle zuverlässige Reperatur.', 'Reperatur'],
])('a short sentence with slips, in %s: %s', (language, text, word) => {
  expect(told(text, language)).toContain(`copy/spelling: ${word}`);
});
