import { expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({ figures: { reviews: 127, weddings: '648', roofs: '1,200+' } });

const told = (text: string, language: string) =>
  findingsOf(text, { language, facts: FACTS, only: 'facts/' });

it.each([
  ['en', 'Over 120 reviews, and one van.', '120'],
  ['en', 'Read more than 120 honest reviews.', '120'],
  ['en', 'Almost 130 reviews so far.', '130'],
  ['en', 'More than 600 weddings, none of them alike.', '600'],
  ['de', 'Über 120 Bewertungen von Kunden.', '120'],
  ['de', 'Fast 130 Bewertungen.', '130'],
  ['es', 'Más de 120 reseñas de clientes.', '120'],
])('a count that a fact has is rounded, %s: %s', (language, text, words) => {
  expect(told(text, language)).toEqual([`facts/typed-figure: ${words}`]);
});

it.each([
  ['en', 'Over 100 reviews.'],
  ['en', 'Over 120 miles of road.'],
  ['en', 'A hall for more than 120 guests, with reviews below.'],
  ['en', 'More than 500 weddings in the county each year.'],
  ['en', '{figures.reviews} reviews, over 120 of them with a picture.'],
  ['de', 'Über 120 Meter Kabel.'],
  ['es', 'Más de 120 metros.'],
])('is none of a fact, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
