import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({ warranty: { roofYears: 10, repairYears: 2 }, garantia: { obraAnos: 5 } });

function told(heading: string, body: string, language = 'en'): string[] {
  return findingsIn({ name: heading, prose: { heading, body } }, { facts, language })
    .filter((found) => found.startsWith('facts/contradiction'))
    .map((found) => found.replace('facts/contradiction: ', ''));
}

describe('a number of years beside what a warranty is on', () => {
  it.each([
    ['en', 'What Travis found', 'The roof was eleven years old and sound.'],
    ['en', 'Repair or replace', 'We sign that the roof keeps out water for 2 years.'],
    ['en', 'Repair or replace', 'If a repair holds 5 years, we advise the repair.'],
    ['es', 'Lo que vimos', 'La obra duró 8 años y nadie la tocó.'],
  ])('says nothing of it where nothing speaks of warranties: %s: %s: %s', (language, ...where) => {
    expect(told(...where, language)).toEqual([]);
  });

  it.each([
    ['en', 'How long it holds', 'The warranty on a roof is 12 years.', '12'],
    ['en', 'Our warranty', 'A new roof has 12 years.', '12'],
    ['en', 'Our warranty', '## The roof: 12 years\n\nSee below.', '12'],
    ['en', 'Guarantees', 'A repair has 3 years.', '3'],
  ])('is held to it otherwise: %s: %s: %s', (language, heading, body, number) => {
    expect(told(heading, body, language)).toEqual([number]);
  });
});
