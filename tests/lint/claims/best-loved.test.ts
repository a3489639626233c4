import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claimed = (text: string, language: string) =>
  findingsOf(text, { language, at: 'intro', only: 'law/' });

it.each([
  ['en', 'On the line, at the best-loved notary in the Permian Basin.'],
  ['en', 'The best loved bakery in Leeds.'],
  ['en', 'West Texas’s best-loved notary.'],
  ['en', 'The most-loved driving school in Ohio.'],
  ['en', 'The most beloved florist in town.'],
  ['en', 'The best-reviewed roofers in Tulsa.'],
  ['en', 'Best-regarded dental practice in Kent.'],
  ['en', 'The most sought-after piano teacher in Austin.'],
  ['en', 'The city’s best-liked movers.'],
  ['es', 'La panadería más querida de la ciudad.'],
  ['es', 'La clínica más solicitada de Valencia.'],
  ['es', 'El taller más respetado de la zona.'],
  ['de', 'Die beliebteste Fahrschule in Köln.'],
])('(%s) to be loved best of all is a claim: %s', (language, text) => {
  expect(claimed(text, language)).toHaveLength(1);
});

it.each([
  ['en', 'Some of the best-loved bakeries in Leeds have a single oven.'],
  ['en', 'We sing the best-loved carols in English.'],
  ['en', 'The best-loved walk in Wales begins behind our house.'],
  ['en', 'Her best-loved roses in the garden.'],
  ['en', 'The best-loved dish of the week is the soup.'],
  ['en', 'Best-loved by our youngest guests: the tractor.'],
  ['en', 'Play the most-loved pieces of your childhood.'],
  ['en', 'A well-loved bakery in Leeds.'],
  ['en', 'We are not the best-loved notary in Midland.'],
  ['es', 'La plaza más querida de la ciudad está a dos calles.'],
  ['es', 'La receta más querida de la abuela.'],
  ['es', 'La hora más solicitada de la semana es el viernes.'],
])('(%s) is none: %s', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});
