import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const CAMP = {
  en: factsWith({ camp: { tents: 7 }, visits: { withinDays: 5 }, watch: { hours: 24 } }),
  es: factsWith({ camping: { cabanas: 7 }, turno: { horas: 24 } }),
  de: factsWith({ platz: { zelte: 7 }, dienst: { stunden: 24 } }),
};

const told = (language: keyof typeof CAMP, ...texts: string[]) =>
  findingsIn(
    { list: texts.map((text) => ({ text })) },
    { facts: CAMP[language], language, only: 'facts/contradiction' },
  );

describe('some of all things', () => {
  it.each([
    ['en', 'Our camp has 5 tents for families this week.'],
    ['en', '5 tents for families', 'Five tents, one week.'],
    ['en', 'We keep 4 tents only for groups.', 'All 4 tents have a stove.'],
    ['de', 'Wir haben 5 Zelte für Familien.'],
    ['es', 'Tenemos 5 cabañas para familias.'],
  ] as const)('are fewer (%s): %s', (language, ...texts) => {
    expect(told(language, ...texts)).toEqual([]);
  });

  it.each([
    ['en', 'Our camp has 5 tents.'],
    ['en', 'Our camp has 5 tents for hire.'],
    ['en', 'Our camp has 9 tents for families.'],
    ['en', 'Our camp has 4 tents for families.', 'All six tents, one week.'],
    ['de', 'Unser Platz hat 5 Zelte für alle.'],
    ['es', 'Tenemos 5 cabañas para alquilar.'],
  ] as const)('but are not these (%s): %s', (language, ...texts) => {
    expect(told(language, ...texts)).toHaveLength(1);
  });
});

it('a term is that of what its sentence names', () => {
  expect(told('en', 'Visits take place within 8 days.')).toHaveLength(1);
});

it.each(['Reports within 15 business days of the inspection.', 'Your parts within 8 days.'])(
  'a term whose key says nothing but its unit is not meant: %s',
  (text) => {
    expect(told('en', text)).toEqual([]);
  },
);

it.each([
  ['en', 'Watch shifts from 8 to 12 hours.'],
  ['es', 'Turnos de 8 a 12 horas.'],
  ['de', 'Dienste von 8 bis 12 Stunden.'],
] as const)('the end of a range is no number of its own (%s): %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});
