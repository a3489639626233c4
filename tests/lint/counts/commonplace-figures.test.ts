import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { namedPrices } from '../../../cli/rules/prices/named-prices.ts';
import { countsOf } from '../../../cli/rules/words/counts/said-counts.ts';
import { openWhenClosed } from '../../../cli/rules/words/hours/open-days.ts';
import { isNobody } from '../../../cli/rules/words/names/nobody.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.loonlake.example, name: Loon Lake, title: Cleaning, description: Homes. }
business:
  name: Loon Lake Cleaning
  type: HomeAndConstructionBusiness
  phone: (608) 555-0117
  email: office@loonlake.example
  address: { locality: Madison, region: WI, country: US }
  hours: { week: [{ days: [Monday, Tuesday], opens: "08:00", closes: "17:00" }] }
fees: { travel: 30, hourNet: 33, hourGross: 39.27 }
terms: { adviser: "29. Februar 2029" }
cancellation: { priceNotice: "30 days", notice: "48 hours", unusual: "37 hours" }
ways: { heiligendamm: 17 Kilometer }
warranty: { laborKm: "10,000" }
response: { scanBackMinutes: 10 }
spring: { lastDay: "April 30, 2027" }
license: { validUntil: "May 2028" }
prices:
  deep: { two: $290, three: $360 }
  moveOut: { two: $330, three: $410 }
  single: $55
languages: [en, de, es]
`),
  ),
  SCHEMA,
);

const told = (text: string, language = 'en') => findingsOf(text, { facts: FACTS, language });

describe('a time or distance that many things have', () => {
  it.each([
    ['en', 'Cancel up to 48 hours ahead and pay nothing.', '48 hours'],
    ['en', 'You may cancel within 48 hours.', '48 hours'],
    ['de', 'Sie können bis zu 48 Stunden vorher absagen.', '48 Stunden'],
    ['es', 'Puede cancelar hasta 48 horas antes.', '48 horas'],
    ['en', 'The labor is under warranty for 10,000 km.', '10,000'],
    ['es', 'La garantía de la mano de obra dura 10,000 km.', '10,000'],
    ['en', 'We are there within 37 hours.', '37 hours'],
    ['en', 'The scan is in your inbox within 10 minutes.', '10 minutes'],
  ])(
    'is told where the text is about its fact, or nothing else has it (%s): %s',
    (language, text, figure) => {
      expect(told(text, language)).toEqual([`facts/typed-figure: ${figure}`]);
    },
  );

  it.each([
    ['en', 'A message is kept in your browser until it is delivered, for 30 days at most.'],
    ['en', 'The oven cools down within 48 hours.'],
    ['en', 'Give us a corner of the table, and you are back on the forklift in ten minutes.'],
    ['es', 'Cada 10,000 km, o después de un golpe fuerte.'],
    ['de', 'Eine Nachricht bleibt höchstens 30 Tage in Ihrem Browser.'],
  ])('is not told of another thing (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('a distance in a cell', () => {
  it.each([
    ['Heiligendamm und zurück', ['facts/typed-figure: 17 km']],
    ['Leuchtturm und Riedensee', []],
  ])('is that of a fact if the row is about it: %s', (title, findings) => {
    const rows = [{ title, values: ['17 km', 'leicht, ein Anstieg'] }];
    expect(findingsIn({ comparison: { rows } }, { facts: FACTS, language: 'de' })).toEqual(
      findings,
    );
  });
});

describe('a month', () => {
  it('is not the last day of it', () => {
    expect(told('Book for March or April 2027.')).toEqual([]);
    expect(told('Book until April 30, 2027.')).toEqual(['facts/typed-figure: April 30, 2027']);
    expect(told('The offer is valid through April 2027.')).toEqual([
      'facts/typed-figure: April 2027',
    ]);
    expect(told('Licensed, as of May 2028.')).toEqual(['facts/typed-figure: May 2028']);
  });
});

describe('the number of somebody else', () => {
  it.each([
    ['en', 'The National Abuse Hotline is open around the clock at 1-800-799-7233.'],
    ['de', 'Die Telefonseelsorge erreichen Sie unter 0800 1110111.'],
  ])('is told by its name (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it('is not told by a hotline of ours', () => {
    expect(told('Call our hotline at (608) 555-0199.')).toHaveLength(1);
  });
});

describe('prices under the same name', () => {
  const keyOf = (price: string) => {
    const raw = { pricing: { items: [{ title: 'Two bedrooms', price }] } };
    return namedPrices({ raw, language: 'en', facts: FACTS })[0]?.key;
  };

  it('are two things if the configuration has them in columns', () => {
    expect(keyOf('{prices.deep.two}')).not.toBe(keyOf('{prices.moveOut.two}'));
    expect(keyOf('{prices.deep.two}')).toBe(keyOf('from {prices.deep.three}'.slice(5)));
    expect(keyOf('{prices.single}')).toBe(keyOf('$60'));
    expect(keyOf('{fees.hourNet}')).not.toBe(keyOf('{fees.hourGross}'));
  });
});

describe('a question whether there is an opening on a day', () => {
  it.each([
    ['Haben Sie auch samstags geöffnet?', false],
    ['Samstags geöffnet? Nein.', false],
    ['Wir haben samstags geöffnet.', true],
    ['Open Saturdays?', false],
    ['Open Saturdays.', true],
  ])('claims nothing: %s', (text, isTold) => {
    expect(openWhenClosed(text, { ...FACTS, hours: true }) !== undefined).toBe(isTold);
  });
});

describe('what is no mistake on an ordinary page', () => {
  it.each([
    ['es', 'Compare el suyo con el nuestro'],
    ['es', 'Dos en una'],
    ['es', 'La ley no permite pagar en efectivo operaciones de 1000 € o más.'],
    ['de', 'Bis 415 € Gewinn im Jahr bleiben sie bei Arbeitnehmern ohne Steuer.'],
    ['de', 'Bis 30 $ Gewinn im Jahr bleiben sie ohne Steuer.'],
    ['de', 'Fristen bis 2029.'],
    ['de', 'Absetzbar sind höchstens 4.800 € je Kind.'],
    ['en', 'You may cancel with us until 5 pm on the working day before delivery.'],
    ['en', 'Lanes without numbers, where satnavs give up.'],
  ])('(%s) %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it('is a sample in place of a customer', () => {
    expect(isNobody('Cliente de muestra')).toBe(false);
    expect(isNobody('Cliente de Zaragoza')).toBe(true);
  });

  it('is a quantity in an example of a bill, or a milestone', () => {
    const counts = (text: string, key: string) =>
      countsOf([{ path: [key], text }], {}).map(({ said }) => said);
    expect(counts('3 servers for 7 hours at {fees.server}', 'text')).toEqual([]);
    expect(counts('3 servers stay to the end', 'text')).toEqual(['3']);
    expect(counts('60,000 km', 'date')).toEqual([]);
  });
});
