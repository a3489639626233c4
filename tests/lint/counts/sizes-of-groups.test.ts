import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = {
  en: factsWith({ team: { people: 13 } }),
  es: factsWith({ equipo: { personas: 13 } }),
  de: factsWith({ team: { personen: 13 } }),
};

const tile = (language: keyof typeof FACTS, stat: string, description: string, facts = FACTS) =>
  findingsIn(
    { guide: { credentials: [{ icon: 'users', stat, description }] } },
    { facts: facts[language], language, only: 'facts/contradiction' },
  );

describe('how many a group has is not how many the team has', () => {
  it.each([
    ['es', '10 personas', 'por grupo'],
    ['es', '15 personas', 'por lancha'],
    ['es', '10 personas', 'como máximo'],
    ['es', '8 personas', 'a la vez'],
    ['es', '30 personas', 'caben en el salón'],
    ['en', '10 people', 'per group'],
    ['en', '10 people', 'max.'],
    ['en', '8 people', 'to a table'],
    ['en', '10 people', 'at most on each walk'],
    ['en', '24 people', 'seated in the barn'],
    ['de', '10 Personen', 'pro Gruppe'],
    ['de', '12 Personen', 'höchstens'],
    ['de', '10 Personen', 'maximal, je Führung'],
    ['de', '9 Personen', 'gleichzeitig'],
  ] as const)('%s: %s %s', (language, stat, description) => {
    expect(tile(language, stat, description)).toEqual([]);
  });

  it.each([
    ['es', '10 personas', 'en el equipo'],
    ['es', '15 personas', 'en el obrador'],
    ['en', '10 people', 'on the team'],
    ['en', '15 people', 'work with us, four at a time'],
    ['en', '15 people', 'and two vans'],
    ['de', '15 Personen', 'arbeiten bei uns'],
  ] as const)('but: %s: %s %s', (language, stat, description) => {
    expect(tile(language, stat, description)).not.toEqual([]);
  });

  it('but where the fact is the size of a group', () => {
    const facts = { ...FACTS, es: factsWith({ grupo: { personas: 13 } }) };
    expect(tile('es', '10 personas', 'como máximo', facts)).not.toEqual([]);
  });
});
