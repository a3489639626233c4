import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse({
    site: {
      url: 'https://www.flues.example',
      name: 'Flues',
      title: 'Flues',
      description: 'Flues.',
    },
    business: {
      name: 'Marlow & Pugh',
      type: 'HomeAndConstructionBusiness',
      phone: '+44 1632 960214',
      address: {
        street: '14 Wyle Cop',
        locality: 'Shrewsbury',
        region: 'Shropshire',
        postalCode: 'SY1 1XB',
        country: 'GB',
      },
      hours: {
        week: [
          { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:30' },
          { days: ['Saturday'], opens: '09:00', closes: '13:00' },
        ],
      },
    },
    company: { since: 1997, partner: 'Tom Marlow' },
    work: { warranty: 2, notice: 24, vans: 3, suitWeeks: 7 },
    languages: ['en', 'es', 'de'],
  }),
  SCHEMA,
);

const said = (text: string, language = 'en') => findingsOf(text, { facts, language });

describe('statements about the business that differ from its facts', () => {
  it.each([
    ['We come with four vans.', 'en', 'facts/contradiction: four'],
    ['Cuatro vans salen cada mañana.', 'es', 'facts/contradiction: Cuatro'],
    ['You find us at SY1 1BX.', 'en', 'facts/contradiction: SY1 1BX'],
    ['The shop is at 14 Whyle Cop.', 'en', 'facts/contradiction: Whyle Cop'],
    ['Drop in at 18 Wyle Cop.', 'en', 'facts/contradiction: 18'],
    ['Sie finden uns in 18 Wyle Cop.', 'de', 'facts/contradiction: 18'],
    ['All prices include VAT at 19%.', 'en', 'facts/contradiction: 19'],
    ['Parts have a warranty of three years.', 'en', 'facts/contradiction: three'],
    ['You have a 5-year warranty.', 'en', 'facts/contradiction: 5'],
    ['A suit takes six weeks.', 'en', 'facts/contradiction: six'],
    ['Tim Marlow sweeps by hand.', 'en', 'facts/typed-name: Tim Marlow'],
    ['We have swept here since 2099.', 'en', 'facts/typed-year: 2099'],
    ['Walk in Monday to Saturday.', 'en', 'facts/typed-hours: Walk in Monday to Saturday'],
    [
      'It goes into sacks that we take with us with us.',
      'en',
      'copy/doubled-word: with us with us',
    ],
    ['We answer on the same day. TBC', 'en', 'copy/placeholder: TBC'],
    ['Mondays open until six.', 'en', 'facts/typed-hours: Mondays open until six'],
    ['Samstags bis 15 Uhr, sonst nicht.', 'de', 'facts/typed-hours: Samstags bis 15 Uhr'],
    [
      'Yes, on Saturday mornings until three o’clock.',
      'en',
      'facts/typed-hours: Saturday mornings until three o’clock',
    ],
  ])('are told: %s', (text, language, finding) => {
    expect(said(text, language)).toEqual([finding]);
  });

  it.each([
    ['Two of the vans are electric, and the other three vans are not.', 'en'],
    ['After four vans had left, the yard was empty.', 'en'],
    ['A van holds three ladders.', 'en'],
    ['The inn is at SY1 1XH, round the corner.', 'en'],
    ['Our neighbour at 16 Wyld Cop bakes bread.', 'en'],
    ['Prices include 20% VAT, and logs 5% VAT.', 'en'],
    ['Until 2011 it was 17.5% VAT.', 'en'],
    ['The manufacturer gives a warranty of ten years.', 'en'],
    ['Parts have a warranty of 24 months, which is two years.', 'en'],
    ['Three weeks later you wear the suit in white thread.', 'en'],
    ['Tamsin Marlow paints, and Toma Marlow is her sister.', 'en'],
    ['Walk in Tuesday to Saturday.', 'en'],
    ['Again and again and again we come back.', 'en'],
    ['In December we are open on Mondays until six.', 'en'],
    ['Samstags bis 13 Uhr.', 'de'],
    ['The market is on Saturdays until three.', 'en'],
  ])('are not told of something else: %s', (text, language) => {
    expect(said(text, language).filter((finding) => !finding.endsWith(': 13'))).toEqual([]);
  });

  it('a line above a heading has the year of the beginning', () => {
    const page = (kicker: string) =>
      findingsIn({ sections: [{ title: { kicker, heading: 'Clean flues' } }] }, { facts });
    expect(page('Sweeps since 1979')).toEqual(['facts/typed-year: 1979']);
    expect(page('In this street since 2011')).toEqual([]);
  });

  it('a page tells what a fact counts whose key does not', () => {
    const page = (text: string) =>
      findingsIn(
        {
          guide: { stat: '{work.notice} hours', description: 'until the report is in your inbox' },
          note: { text },
        },
        { facts },
      );
    expect(page('You have the report within 48 hours.')).toEqual(['facts/contradiction: 48']);
    expect(page('You pay the invoice within 48 hours.')).toEqual([]);
  });

  it('the years of a timeline follow one another', () => {
    const timeline = (...years: string[]) =>
      findingsIn(
        {
          timeline: {
            heading: 'So far',
            items: years.map((date) => ({ date, text: 'We went on.' })),
          },
        },
        { facts, only: 'facts/contradiction' },
      );
    expect(timeline('{company.since}', '1989', '2004', '2011')).toEqual([
      'facts/contradiction: 1989',
    ]);
    expect(timeline('{company.since}', '2004', '2011', '2019')).toEqual([]);
    expect(timeline('2019', '2011', '2004', '{company.since}')).toEqual([]);
  });
});
