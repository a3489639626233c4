import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { namedPrices } from '../../../cli/rules/prices/named-prices.ts';
import { FACTS, findingsOf, SCHEMA } from '../copy-findings.ts';

const names = (body: string) =>
  namedPrices({ raw: { prose: { body } }, language: 'en', facts: FACTS }).map(({ name }) => name);

const table = (member: number) => `| Who | Price |\n| --- | --- |\n| Boiler check | $${member} |\n`;

describe('the same name below equal headings', () => {
  it('has a price of its own in each chapter of a page', () => {
    expect(
      names(`## Outdoors\n\n### Prices\n\n${table(4)}\n## Hall\n\n### Prices\n\n${table(9)}`),
    ).toEqual([]);
  });

  it('is compared within one chapter, and where both are equal', () => {
    expect(names(`## Hall\n\n### Prices\n\n${table(9)}\n${table(8)}`)).toHaveLength(2);
    expect(
      names(`## Outdoors\n\n### Prices\n\n${table(9)}\n## Hall\n\n### Prices\n\n${table(9)}`),
    ).toHaveLength(2);
  });
});

describe('a postal code', () => {
  const business = {
    name: 'Halm',
    type: 'Electrician',
    phone: '+43 1 2345678',
    address: { street: 'Lerchengasse 4', locality: 'Wien', postalCode: '1050', country: 'AT' },
  };
  const facts = createFacts(
    SCHEMA.parse({
      site: { url: 'https://www.halm.example', name: 'Halm', title: 'Halm', description: 'Halm.' },
      business,
      languages: ['de', 'en', 'es'],
    }),
    SCHEMA,
  );
  const told = (text: string, language = 'de') =>
    findingsOf(text, { facts, language, at: 'prose.body', only: 'facts/contradiction' });

  it.each([
    ['de', 'Sie finden uns in der Lerchengasse 4.\n\nWir fahren auch nach Wieden (1040).'],
    ['de', 'Von der Lerchengasse 4 fahren wir nach 1040, 1060 und 1070.'],
    ['en', 'Find us at Lerchengasse 4.\n\nMany come from the next district, 1060 Mariahilf.'],
    ['es', 'Estamos en Lerchengasse 4.\n\nMuchos vienen de Wieden, 1040.'],
  ])('%s: of where customers are is theirs: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    'Lerchengasse 4, 1060 Wien',
    'Lerchengasse 4\n1005 Wien',
    'Die Lerchengasse 4 liegt im Bezirk 1005.',
  ])('of the own street is told: %s', (text) => {
    expect(told(text)).toHaveLength(1);
  });
});
