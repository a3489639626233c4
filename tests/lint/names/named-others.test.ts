import { expect, it } from 'vitest';
import { isOfNamedOther } from '../../../cli/rules/words/dates/starts-of-others.ts';
import { isNamedOther } from '../../../cli/rules/words/names/named-others.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  school: { seats: 6 },
  people: { founder: 'Morwenna Hale' },
  visits: { typicalMinutes: 45 },
  area: { miles: 20 },
});

const of = (text: string) => findingsIn({ note: { text } }, { facts: FACTS });

it.each([
  'The Saltmarsh Tenants Association was founded in 2020 by six neighbors.',
  'Capoeira Oldenburg e. V. wurde 2004 gegründet.',
  'Globe Manufacturing, fundada en 1987, es el fabricante.',
])('what began has a name that the configuration lacks: %s', (text) => {
  expect(isOfNamedOther(text, text.search(/\d{4}/), FACTS)).toBe(true);
});

it.each([
  'Morwenna Hale was the first when our yard opened in 2004',
  'The workshop was founded in 2004',
  'Die Werkstatt wurde 2004 gegründet',
])('what began may be the business: %s', (text) => {
  expect(isOfNamedOther(text, text.search(/\d{4}/), FACTS)).toBe(false);
});

it('a place that the configuration lacks is that of others', () => {
  expect(isNamedOther('The harbor office in Saltmarsh ', FACTS)).toBe(true);
  expect(isNamedOther('The office in the yard ', FACTS)).toBe(false);
});

it('places and distances need more than their noun', () => {
  expect(of('There was a hall with 8 seats across the road.')).toEqual([]);
  expect(of('Our school has 8 seats.')).toEqual(['facts/contradiction: 8']);
  expect(of('Follow the 31-mile loop around the lake in our area.')).toEqual([]);
  expect(of('Sessions typically last 60 minutes.')).toEqual([]);
});
