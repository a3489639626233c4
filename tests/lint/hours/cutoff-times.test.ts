import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({ response: { sameDayCutoff: '5 PM' }, shop: { lunchEnds: '2 PM' } });

const told = (text: string, language: string) =>
  findingsOf(text, { facts: FACTS, language, only: 'facts/contradiction' });

describe('a time by which something has to be booked for the same day', () => {
  it.each([
    ['en', 'Booked before 6 PM, sworn the same day.'],
    ['en', 'Call us by 4 PM for same-day delivery.'],
    ['es', 'Reserve antes de las 6 PM y firme hoy mismo.'],
    ['es', 'Si llama antes de las 4 de la tarde, vamos el mismo día.'],
    ['de', 'Wer bis 16 Uhr bestellt, bekommt den Strauß am selben Tag.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
  });

  it.each([
    ['en', 'Booked before {response.sameDayCutoff}, sworn the same day.'],
    ['en', 'Order before {response.sameDayCutoff} and have it by 7 PM the same day.'],
    ['en', 'Come before 6 PM, and take it home the same day.'],
    ['en', 'Call before 4 PM tomorrow. Same-day visits cost more.'],
    ['en', 'Call before 2 PM, when lunch ends, for a same-day visit.'],
    ['es', 'Hoy mismo: abrimos hasta las 6 PM.'],
    ['de', 'Bis 16 Uhr ist der Strauß am selben Tag da.'],
  ])('not told, %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});
