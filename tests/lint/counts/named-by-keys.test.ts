import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { typedAmounts } from '../../../cli/rules/typed-amounts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.kestrelroofing.example, name: Kestrel, title: Roofs, description: Roofs. }
business:
  name: Kestrel Roofing
  type: RoofingContractor
  phone: (806) 555-0117
  email: office@kestrelroofing.example
  address: { locality: Lubbock, region: TX, country: US }
fees: { travel: 30, inspection: 95, stormInspection: 185 }
area: { miles: 25 }
promise: { replyDays: 2, guaranteeYears: 3, guardYears: 2 }
totals: { halfDayDeposit: 780 }
images: { halfDay: "300" }
languages: [en, de, es]
`),
  ),
  SCHEMA,
);

const told = (text: string, language = 'en') => findingsOf(text, { facts: FACTS, language });
const hint = (text: string) => typedAmounts(text, FACTS)[0]?.hint ?? '';

describe('a figure whose fact nothing on the page refers to', () => {
  it('is compared with the fee whose key its sentence says', () => {
    expect(told('Our travel fee is $35.')).toEqual(['facts/typed-amount: $35']);
    expect(hint('Our travel fee is $35.')).toContain('{fees.travel} is $30');
    expect(hint('A storm inspection is $190.')).not.toContain('} is ');
    expect(hint('Coffee is $4.')).not.toContain('} is ');
    expect(hint('Travel costs {fees.travel}, beyond the loop another $12.')).not.toContain('} is ');
  });

  it.each([
    ['We reply within 3 business days.', 'facts/contradiction: 3'],
    ['Replies come within 4 working days.', 'facts/contradiction: 4'],
    ['What we mend is guaranteed for 5 years.', 'facts/contradiction: 5'],
    ['We work up to 32 miles from our yard.', 'facts/contradiction: 32'],
    ['We come for free up to 40 miles from town.', 'facts/contradiction: 40'],
  ])('counts what its sentence says: %s', (text, finding) => {
    expect(told(text)).toEqual([finding]);
  });

  it.each([
    'The guarantee of the maker holds for up to 10 years.',
    'He walks up to 8 miles a day.',
    'Hail comes within 3 days of a storm.',
    'Most roofers reply after 5 days.',
    'Within 90 days of the day you owe half of the price, the deposit counted in.',
  ])('is another thing: %s', (text) => expect(told(text)).toEqual([]));

  it('may be the age of somebody', () => {
    expect(told('Marta subió al tejado con 16 años y guarda la foto.', 'es')).toEqual([]);
    expect(told('Marta llevó brackets con dieciséis años y guarda la foto.', 'es')).toEqual([]);
    expect(told('Mit 16 Jahren kam sie in den Betrieb, der Guard blieb im Schrank.', 'de')).toEqual(
      [],
    );
    expect(told('La férula se guarda con 5 años de garantía.', 'es')).toEqual([
      'facts/contradiction: 5',
    ]);
  });
});
