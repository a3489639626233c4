import { expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsContradiction } from '../../../cli/rules/copy/facts-contradiction.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { factsWith } from '../copy-findings.ts';

const FACTS = factsWith({
  area: { faqMiles: 50, freeMiles: 15, odessaMiles: 10 },
  figures: { reviews: 127, reviewsStructured: 150 },
});

const MANY = factsWith({ figures: { reviews: '1,800+' } });

function told(text: string, language = 'en', known = FACTS): string[] {
  const file = copyFile('landing', language, { note: { text } });
  return [...applyCopyRule(factsContradiction, file, factsIn(language, known))].map(
    ({ message, hint }) => `${message} ${hint}`,
  );
}

it('a number that may be one of several facts names them, the nearest first', () => {
  expect(told('Past 12 miles each mile is extra.')).toEqual([
    '12 is not what site.config.yaml says: {area.odessaMiles} is 10, {area.freeMiles} is 15, {area.faqMiles} is 50. Write {area.odessaMiles} or {area.freeMiles} or {area.faqMiles}, whichever is meant, or correct it there.',
  ]);
  expect(told('Read our 148 reviews.')).toEqual([
    '148 is not what site.config.yaml says: {figures.reviewsStructured} is 150, {figures.reviews} is 127. Write {figures.reviewsStructured} or {figures.reviews}, whichever is meant, or correct it there.',
  ]);
});

it('a number names the fact of which its sentence says a word', () => {
  expect(told('Around Odessa 12 miles are for nothing.')).toEqual([
    '12 is not what site.config.yaml says: {area.odessaMiles} is 10. Write {area.odessaMiles}, or correct it there.',
  ]);
});

it.each([
  ['en', '- last day on location: May 14, 2026\n- reviews are due by November'],
  ['en', 'The first visit was on May 14, 2026\n\nReviews came later.'],
  ['en', 'On May 14, 2026 reviews were still read aloud.'],
  ['en', 'Up to the end of June 2026 reviews were on paper.'],
  ['de', 'Am 14. Mai 2026 Bewertungen lesen'],
  ['es', 'El 14 de mayo del 2026 reseñas en papel'],
])('%s: the year of a date counts nothing: %s', (language, text) => {
  expect(told(text, language, MANY)).toEqual([]);
});

it.each([
  ['en', 'On May 14, 2026 we had 1,450 reviews.'],
  ['en', 'By May 14 we had\n1,450 reviews.'],
  ['en', 'Our page has 2026 reviews.'],
  ['de', 'Im Mai waren es 1.450 Bewertungen.'],
  ['es', 'En mayo eran 1450 reseñas.'],
])('%s: a number beside a date or in a list is still told: %s', (language, text) => {
  expect(told(text, language, MANY)).toHaveLength(1);
});
