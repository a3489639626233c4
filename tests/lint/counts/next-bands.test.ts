import { describe, expect, test } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  terms: { creditDays: 14, invoiceDays: 30 },
  preise: { flat1: 130, flat2: 165, flat3: 210, room: 45, hall: 80 },
});

describe('a number beside one that a fact has', () => {
  const table = (last: string) =>
    `| When | What |\n| --- | --- |\n| 29 to {terms.creditDays} days before | credit |\n| ${last} | kept |`;

  test('may be that with which the scale goes on', () => {
    const told = (last: string) =>
      findingsOf(table(last), { facts: FACTS, at: 'prose.body', only: 'facts/' });
    expect(told('13 days or fewer')).toEqual([]);
    expect(told('12 days or fewer')).toEqual(['facts/contradiction: 12']);
  });

  test('is of another thing behind a semicolon', () => {
    const told = (text: string) =>
      findingsOf(text, { facts: FACTS, language: 'es', only: 'facts/' });
    expect(told('Las fotos se borran a los 90 días; las facturas las guardamos.')).toEqual([]);
    expect(told('Las facturas se pagan a los 90 días.')).toEqual(['facts/contradiction: 90']);
  });
});

test('a price of a series is right below the name of another fact, if the list has more of them', () => {
  const list = (...prices: string[]) => ({
    pricing: {
      items: prices.map((price, at) => ({
        title: at === 0 ? 'A room' : `${at + 1} rooms`,
        price,
      })),
    },
  });
  const told = (...prices: string[]) =>
    findingsIn(list(...prices), { facts: FACTS, only: 'facts/contradiction' });
  expect(told('{preise.flat1}', '{preise.flat2}', '{preise.flat3}')).toEqual([]);
  expect(told('{preise.hall}', '{preise.flat2}')).toEqual(['facts/contradiction: {preise.hall}']);
});

test('a price is right below a name that is whole with the title of the page', () => {
  const facts = factsWith({ preise: { hotLunch: 18.5, funeralHot: 21, funeralCold: 15 } });
  const told = (headline: string, price: string) =>
    findingsIn(
      { hero: { headline }, pricing: { items: [{ title: 'Hot lunch', price }] } },
      { facts, only: 'facts/contradiction' },
    );
  expect(told('Funeral luncheons', '{preise.funeralHot}')).toEqual([]);
  expect(told('Lunch at the office', '{preise.funeralHot}')).toHaveLength(1);
  expect(told('Funeral luncheons', '{preise.funeralCold}')).toHaveLength(1);
});
