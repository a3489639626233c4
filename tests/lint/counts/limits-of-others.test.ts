import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  prices: { creditFrom: 500 },
  company: { people: 11 },
  inn: { rooms: 8 },
  hof: { zimmer: 8 },
});

const rules = (found: readonly string[]) => found.map((one) => one.split(':')[0]);

describe('what others have, pay or hold', () => {
  it.each([
    ['en', 'The haul-off is often limited to €500 for one tree and €1,000 for the whole loss.'],
    ['de', 'Die Abfuhr ist meist auf 500 € begrenzt.'],
    ['en', 'They are defined in the standard and in ISA’s best management practices.'],
    ['de', 'Die Pensionen mit sechs Zimmern sind ausgebucht.'],
    ['en', 'The small inns with six rooms are full by May.'],
    ['es', 'Desde la fageda. «Saps on és la fageda d’en Jordà?», preguntaba Joan Maragall.'],
    ['es', 'A un paso de la plaça dels Països Catalans.'],
  ])('%s: %s', (language, text) => {
    expect(findingsOf(text, { facts: FACTS, language })).toEqual([]);
  });

  it.each([
    ['en', 'We charge €500 for one tree.', 'facts/typed-amount'],
    ['en', 'We are the best firm in Kassel.', 'law/unproven-claim'],
    ['de', 'Unsere sechs Zimmer sind ausgebucht.', 'facts/contradiction'],
    ['es', 'Llegamos pronto? Sí.', 'copy/unpaired'],
  ])('%s: %s is told', (language, text, rule) => {
    expect(rules(findingsOf(text, { facts: FACTS, language }))).toEqual([rule]);
  });
});

it('a limit of a group counts nobody who works here', () => {
  const entry = (description: string) => ({
    guide: { credentials: [{ stat: '12', description }] },
  });
  const told = (description: string) => findingsIn(entry(description), { facts: FACTS });
  expect(told('people at the most, two teachers')).toEqual([]);
  expect(rules(told('people in the company'))).toEqual(['facts/contradiction']);
});

it('“In Kürze” above entries is the heading of a summary', () => {
  const items = [
    { date: '1911', text: 'Der Hof kommt zur Familie.' },
    { date: '1958', text: 'Das erste Zimmer.' },
  ];
  const told = (raw: object) => findingsIn(raw, { language: 'de', facts: FACTS });
  expect(told({ timeline: { heading: 'In Kürze', items } })).toEqual([]);
  expect(rules(told({ note: { heading: 'In Kürze', text: 'Ein Satz.' } }))).toEqual([
    'copy/placeholder',
  ]);
});
