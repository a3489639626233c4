import { expect, it } from 'vitest';
import { factsIn } from '../../cli/content/facts/facts.ts';
import { factsContradiction } from '../../cli/rules/copy/facts-contradiction.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { factsWith } from './copy-findings.ts';

const FACTS = factsWith({
  area: { faqMiles: 50, freeMiles: 15, odessaMiles: 10 },
  figures: { reviews: 127, reviewsStructured: 150 },
});

function told(text: string): string[] {
  const file = copyFile('landing', 'en', { note: { text } });
  return [...applyCopyRule(factsContradiction, file, factsIn('en', FACTS))].map(
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
