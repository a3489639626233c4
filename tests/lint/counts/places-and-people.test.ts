import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const WELL: Facts = factsWith({
  business: {
    name: 'Vavra Wells',
    type: 'HomeAndConstructionBusiness',
    phone: '(402) 555-0142',
    emergencyPhone: '(402) 555-0177',
    founder: 'Daniel Reyes',
    address: { street: '1180 Highway 92', locality: 'Wahoo', region: 'NE', country: 'US' },
    currency: 'USD',
  },
  history: { founded: '1952' },
  area: { freeMiles: 30 },
  prices: { perFoot: 46, exampleWell: 8280, pumpReplacement: 2480, mile: 2 },
});

const only = (rule: string, found: readonly string[]) =>
  found.filter((one) => one.startsWith(rule));

describe('the top of a page that says since when the business is in its town', () => {
  const told = (text: string, language = 'en') =>
    only(
      'facts/typed-year',
      findingsIn(
        { sections: [{ title: { kicker: text } }] },
        { facts: WELL, kind: 'page', language },
      ),
    );

  it.each([
    ['In {business.address.locality} since 1962', '1962', 'en'],
    ['In Wahoo, Nebraska, since 1925', '1925', 'en'],
    ['Here in Wahoo since 1948', '1948', 'en'],
    ['Seit 1962 in Wahoo', '1962', 'de'],
    ['En Wahoo desde 1962', '1962', 'es'],
  ])('%s', (text, year, language) => {
    expect(told(text, language)).toEqual([`facts/typed-year: ${year}`]);
  });

  it.each([
    'In Wahoo since 1987',
    'In Fremont since 1962',
    'Sunday market in Wahoo since 1931',
    'Septic work in Wahoo since 2004',
    'In the old mill in Wahoo since 1962',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('nor in a card about somebody', () => {
    const team = { team: { items: [{ name: 'Luis', text: 'In Wahoo since 1962' }] } };
    expect(only('facts/typed-year', findingsIn(team, { facts: WELL, kind: 'page' }))).toEqual([]);
  });
});

describe('roads that are called by their numbers', () => {
  const told = (text: string) => only('facts/contradiction', findingsOf(text, { facts: WELL }));

  it.each([
    ['The old rig stands beside our shop on Highway 29.', '29'],
    ['The way to our shop on Highway 29 in {business.address.locality}.', '29'],
    ['Find us on Hwy. 29 before Wahoo.', '29'],
    ['Our yard is right on US Highway 77.', '77'],
  ])('%s', (text, number) => {
    expect(told(text)).toEqual([`facts/contradiction: ${number}`]);
  });

  it.each([
    'Our shop is on Highway 92.',
    'Take Highway 77 north past Ceresco to Highway 92.',
    'Our Fremont shop on Highway 77 has filters.',
    'Our shop on Highway 77 in Fremont has filters.',
    'Our shop is at the corner of Highway 92 and Highway 109.',
    'Our old shop on Highway 77 burned down.',
    'The office on Highway 77 closes at noon.',
    'We are on Highway 77 half of the week.',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('other first names of the founder', () => {
  const told = (text: string, language = 'en') =>
    only('facts/typed-name', findingsOf(text, { facts: WELL, language }));

  it.each([
    ['David Reyes of {business.name} drives to you.', 'David Reyes', 'en'],
    ['Our founder, Carlos Reyes, answers the phone.', 'Carlos Reyes', 'en'],
    ['Gegründet von David Reyes.', 'David Reyes', 'de'],
    ['Fundada por David Reyes en Kassel.', 'David Reyes', 'es'],
  ])('%s', (text, name, language) => {
    expect(told(text, language)).toEqual([`facts/typed-name: ${name}`]);
  });

  it.each([
    'Carlos Reyes of {business.name} drives to you.',
    'David Reyes, the brother of Daniel, of {business.name} drives.',
    'His son David Reyes of {business.name} drives to you.',
    'Founded by David and Daniel Reyes.',
    'Ask David Reyes at the county.',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('where miles begin to cost', () => {
  const told = (text: string, language = 'en') =>
    only('facts/contradiction', findingsOf(text, { facts: WELL, language }));

  it.each([
    ['Pasando de 40 millas se cobran {prices.mile} por milla.', 'es'],
    ['A más de 40 millas se cobran {prices.mile} por milla.', 'es'],
    ['Über 40 Meilen kostet jede weitere Meile {prices.mile}.', 'de'],
    ['Beyond 40 miles each further mile is {prices.mile}.', 'en'],
    ['Over 40 miles we charge {prices.mile} a mile.', 'en'],
  ])('%s', (text, language) => {
    expect(told(text, language)).toEqual(['facts/contradiction: 40']);
  });

  it.each([
    ['Más de 40 millas se hacen en una mañana.', 'es'],
    ['A más de 40 millas no vamos.', 'es'],
    ['Pasando de 40 millas, gire a la derecha.', 'es'],
    ['Über 40 Meilen sind es bis zur Küste.', 'de'],
    ['Beyond 60 miles we add {prices.perFoot} for the night.', 'en'],
    ['From 30 to 60 miles it is {prices.mile} a mile, beyond 60 miles {prices.mile} a mile.', 'en'],
    ['Over 40 miles of fence lie between us.', 'en'],
  ])('not told: %s', (text, language) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('the price of a thing with its parts', () => {
  const told = (body: string) =>
    only('facts/typed-amount', findingsIn({ body }, { facts: WELL, kind: 'page' }));

  it.each([
    ['A well with screen, gravel pack and grout is $48 a foot.', '$48'],
    [
      'A well with screen and grout is $46 a foot. At 180 feet that is {prices.exampleWell}.',
      '$46',
    ],
    ['A pump with cable, pipe and fittings is $4,500.', '$4,500'],
  ])('%s', (text, sum) => {
    expect(told(text)).toEqual([`facts/typed-amount: ${sum}`]);
  });

  it.each([
    'A spool with wire, clips and connectors is $48 a foot.',
    'A kettle with lid and spout is $48.',
    'The package is {prices.exampleWell} for 180 feet, so $46 a foot.',
    'If you dig a well, a shovel with a handle and a blade is $38.',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
