import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const facts = factsWith({
  fees: { trailerExtra: 15, trailerMileage: 2, towMile: 3, storageFirst: 40, storageDaily: 12 },
});

describe('a rate', () => {
  it.each([
    ['en', 'A trailer is {fees.trailerExtra} a mile from the yard.', '{fees.trailerExtra}'],
    ['de', 'Ein Anhänger kostet {fees.trailerExtra} pro Meile.', '{fees.trailerExtra}'],
    ['es', 'Un remolque cuesta {fees.trailerExtra} por milla.', '{fees.trailerExtra}'],
  ])('is that of the fact with its unit (%s): %s', (language, text, reference) => {
    expect(findingsOf(text, { language, facts })).toEqual([`facts/contradiction: ${reference}`]);
  });

  it.each([
    ['en', 'A trailer is {fees.trailerMileage} a mile from the yard.'],
    ['en', 'A trailer is {fees.trailerExtra} an hour.'],
    // The first day may have a price of its own.
    ['en', 'Storage is {fees.storageFirst} per day.'],
    ['en', 'Towing is {fees.towMile} a mile.'],
    ['en', 'Storage is {fees.storageFirst} for the first day.'],
  ])('may be of the fact that is named (%s): %s', (language, text) => {
    expect(findingsOf(text, { language, facts })).toEqual([]);
  });
});
