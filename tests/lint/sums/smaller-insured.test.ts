import { expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ cover: { liability: '2 million euros', goods: '250,000 euros' } });

const told = (text: string, language = 'en') =>
  findingsOf(text, { facts, language, only: 'facts/contradiction' });

it.each([
  ['en', 'Licensed, with $500,000 in liability insurance.', '$500,000'],
  ['en', 'Register No. 4471. €750,000 in E&O insurance.', '€750,000'],
  ['en', 'We carry professional indemnity cover of £600,000.', '£600,000'],
  ['en', 'We are insured up to €400,000.', '€400,000'],
  ['de', 'Unser Betrieb hat eine Haftpflicht bis 300.000 Euro.', '300.000 Euro'],
  ['de', 'Wir sind mit 500.000 € versichert, Haftpflichtversicherung über 500.000 €.', '500.000 €'],
  ['es', 'Tenemos un seguro de 600.000 euros.', '600.000 euros'],
  ['es', 'Trabajamos con 300 mil euros de responsabilidad civil.', '300 mil euros'],
])('%s: a smaller sum than the insured one is told: %s', (language, text, sum) => {
  expect(told(text, language)).toEqual([`facts/contradiction: ${sum}`]);
});

it.each([
  ['en', 'Your parcel is insured up to $500,000.'],
  ['en', 'Cargo insurance of $100,000 is part of every load.'],
  ['en', 'Many venues ask for $500,000 in liability insurance.'],
  ['en', 'The state requires $300,000 of liability coverage.'],
  ['en', 'We have insured 500,000 trees.'],
  ['en', 'The crew is insured for $900K on every roof.'],
  ['en', 'A house of $500,000 has insurance of its own.'],
  ['en', 'We have insurance for goods and one of 250,000 euros.'],
  ['en', 'We are insured up to 250,000 euros in the store room.'],
  ['de', 'Die Haftpflichtversicherung zahlt je Schaden bis 500.000 Euro.'],
  ['de', 'Ein Haus für 500.000 Euro ist versichert.'],
  ['es', 'El seguro de la mercancía llega hasta 300.000 euros.'],
  ['es', 'La ley exige un seguro de 300.000 euros.'],
])('%s: another sum stays: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
