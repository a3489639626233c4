import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.sunworks.example', name: 'Sun', title: 'Sun', description: 'Sun.' },
    business: {
      name: 'Saguaro Sunworks',
      type: 'RoofingContractor',
      phone: '(602) 555-0173',
      address: { street: '61 North Street', locality: 'Phoenix', region: 'AZ', country: 'US' },
      hours: { week: [{ days: ['Saturday'], opens: '09:00', closes: '14:00' }] },
    },
    prices: { visit: 85 },
    history: { founded: '2014' },
    people: { owner: 'Luz Herrera' },
    license: { roc: 'ROC 318204' },
    road: { usdot: '2184407' },
    cover: { insurance: '$1,000,000' },
    warranty: { work: '10 years', panels: '25 years' },
    frist: { kuendigen: '6 Wochen' },
    languages: ['en', 'es', 'de'],
  }),
  SCHEMA,
);

const said = (text: string, language = 'en') => findingsOf(text, { facts, language });

describe('what is nearly a fact', () => {
  it.each([
    ['Ask Saguaro Sun Works first.', 'facts/typed-name: Saguaro Sun Works'],
    ['Look up USDOT 2184470 before.', 'facts/contradiction: 2184470'],
    ['We are insured up to $2 million.', 'facts/contradiction: $2 million'],
    ['Ask Luz Herera first.', 'facts/typed-name: Luz Herera'],
    ['The door at 16 North Street is green.', 'facts/contradiction: 16'],
    ['Our license is ROC 318240.', 'facts/contradiction: ROC 318240'],
    ['We give 12 years of warranty on our work.', 'facts/contradiction: 12'],
    ['The panels: 30 years.', 'facts/contradiction: 30'],
    ['Saturday, nine until four.', 'facts/typed-hours: nine until four'],
    ['Saturdays we’re closed.', 'facts/typed-hours: Saturdays we’re closed'],
    ['We are open on Mondays.', 'facts/typed-hours: We are open on Mondays'],
    ['Luz opened the shop in 2012.', 'facts/typed-year: 2012'],
    ['Further out we charge 95 cents a mile.', 'facts/typed-amount: 95 cents'],
    [
      'Write to luz(arroba)sunworks.example first.',
      'facts/typed-email: luz(arroba)sunworks.example',
    ],
  ])('is told: %s', (text, finding) => {
    expect(said(text)).toEqual([finding]);
  });

  it('is told where German names a fact with an umlaut', () => {
    const found = said('Kündigen können Sie mit einer Frist von 4 Wochen.', 'de');
    expect(found).toEqual(['facts/contradiction: 4']);
  });

  it.each([
    'Ask Luz or her brother Leo Herrera.',
    'Ask Lucia Herrera, who is no relation.',
    'The bakery at 63 North Street opens early.',
    'It is opposite 16 North Street.',
    'Most others give 2 years of warranty on their work.',
    'Put panels on a felt that is 18 years old, and somebody takes them down again.',
    'Saturday, nine to four, we teach how to clean panels.',
    'In December we are open on Mondays.',
    'Sundays we’re closed.',
    'The café is open on Saturdays.',
    'Luz opened the second shop in 2018.',
    'Maria opened her bakery in 2019.',
    'My two cents on a mile of cable.',
    'A brush costs nine dollars from the hardware store.',
    'The café is next door, and so is the crêpe stand.',
    'Shih-tzus and their owners wait outside.',
  ])('is not told: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});

it.each([
  ['Auch freitags ist geöffnet.', 'de', 'facts/typed-hours: freitags ist geöffnet'],
  ['Los lunes abrimos temprano.', 'es', 'facts/typed-hours: Los lunes abrimos'],
])('a day on which the business is closed is told: %s', (text, language, finding) => {
  expect(said(text, language)).toEqual([finding]);
});

describe('a date that something is on', () => {
  it.each([
    ['Das Winterkonzert ist am 24. Januar 2026, das im Sommer später.', 'de', '24. Januar 2026'],
    ['The concert is on January 24, 2026.', 'en', 'January 24, 2026'],
  ])('is told once it is past: %s', (text, language, date) => {
    expect(said(text, language)).toEqual([`copy/past-date: ${date}`]);
  });

  it.each([
    ['Die Werkstatt ist am 3. Mai 2019 umgezogen.', 'de'],
    ['La fecha de fundación es el 3 de mayo de 2012.', 'es'],
  ])('is history otherwise: %s', (text, language) => {
    expect(said(text, language)).toEqual([]);
  });
});

it('the cells of a comparison may be the same', () => {
  const rows = [{ title: 'Paid up front', values: ['All of it', 'Nothing', 'Nothing'] }];
  const raw = {
    sections: [{ comparison: { heading: 'Buy or lease', columns: ['A', 'B'], rows } }],
  };
  expect(findingsIn(raw, { facts, kind: 'page' })).toEqual([]);
});
