import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ prices: { lesson: 45, callOut: 120 } });

const told = (text: string, language: string) =>
  findingsOf(text, { facts, language, only: 'facts/typed' });

describe('a sum of which nothing says that the business takes it', () => {
  it.each([
    ['en', 'A dealer will ask €1,800 for the same part; we rebuild yours instead.'],
    ['en', 'A leaking tap wastes about €35 of water in a year.'],
    ['en', 'Three quotes came back: €4,900, €5,300 and €11,000.'],
    ['en', 'Last year our customers gave €8,450 to the choir.'],
    ['en', 'Our electric bill was €620 the month the kiln arrived.'],
    ['en', 'Even a €5 air freshener will not hide a slipping belt.'],
    ['en', 'The €99 offer in the mail is how they get into your attic.'],
    ['de', 'Wir haben den alten Bus für 1.900 Euro einem Bauern abgekauft.'],
    ['de', 'Ein Autor bekommt von 20 Euro Ladenpreis kaum zwei.'],
    ['es', 'Reunimos 2.340 euros para el coro.'],
    ['es', 'El alquiler medio ha pasado de 600 a 950 euros.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Full groom, €38, nails included', '€38'],
    ['en', 'A sweep is €60 per flue.', '€60'],
    ['en', 'For €25 you get a second copy.', '€25'],
    ['en', 'Kids pay €8.', '€8'],
    ['en', 'We sweep it first and charge €70 for that.', '€70'],
    ['de', 'Zehnerkarte 150 €', '150 €'],
    ['de', 'Ein Kurs kostet 180 Euro.', '180 Euro'],
    ['es', 'El taller cuesta 60 euros con material.', '60 euros'],
    ['es', 'Los menores de 14 pagan diez euros.', 'diez euros'],
  ])('but %s: %s', (language, text, sum) => {
    expect(told(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

describe('a phone number', () => {
  it.each([
    ['en', 'If you smell gas, leave and phone Harbour Energy at 888-286-6700.'],
    ['en', 'After hours our callers reach Valley Animal Emergency, (307) 201-4410.'],
    ['en', 'Power cut? Western Power Networks: 0800 316 3105.'],
    ['de', 'Die Tierklinik am Deich erreichen Sie nachts unter 0441 9210 600.'],
    ['es', 'Si huele a gas, llame a Nedgia al 900 750 750.'],
  ])('is that of whoever is named beside it (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Text (307) 301-0199 for a quote.', '(307) 301-0199'],
    ['en', 'Questions? (307) 301-0742', '(307) 301-0742'],
    ['de', 'Zur Werkstatt geht es über 0561 1234576.', '0561 1234576'],
    ['es', 'Llámenos al 91 555 01 88.', '91 555 01 88'],
  ])('is meant to be ours (%s): %s', (language, text, number) => {
    expect(told(text, language)).toEqual([`facts/typed-phone: ${number}`]);
  });
});

describe('a year', () => {
  const since = factsWith({ company: { founded: 2011 } });
  const yearsOf = (text: string, language: string) =>
    findingsOf(text, { facts: since, language }).filter((found) => found.includes('typed-year'));

  it.each([
    ['en', 'Founded in 1921, the orchestra plays four concerts a year in this hall.'],
    ['en', 'The company that made the boiler was established in 1949.'],
    ['en', 'Our vicar has rung the tenor since 1979.'],
    ['de', 'Der Hersteller, gegründet 1921, liefert bis heute Ersatzteile.'],
    ['es', 'La familia Ruiz tiene olivos desde 1890.'],
  ])('is that of others (%s): %s', (language, text) => {
    expect(yearsOf(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Founded in 2008, we still answer the phone ourselves.', '2008'],
    ['de', 'Familienbetrieb seit 2005.', '2005'],
    ['es', 'Empresa fundada en 2009.', '2009'],
  ])('is that of the business (%s): %s', (language, text, year) => {
    expect(yearsOf(text, language)).toEqual([`facts/typed-year: ${year}`]);
  });
});
