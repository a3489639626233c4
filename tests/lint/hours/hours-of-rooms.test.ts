import { describe, expect, it } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, SCHEMA } from '../copy-findings.ts';

/** A business that is open from nine to half past five, and at weekends from half past eight to six. */
const open = (business: object) =>
  createFacts(
    SCHEMA.parse({
      ...FACTS.site,
      business: {
        ...FACTS.site?.business,
        ...business,
        hours: {
          week: [
            {
              days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
              ...{ opens: '09:00', closes: '17:30' },
            },
            { days: ['Saturday', 'Sunday'], opens: '08:30', closes: '18:00' },
          ],
        },
      },
    }),
    SCHEMA,
  );

const SCHOOL = open({ name: 'Kelda Surf School' });

const told = (raw: object, language: string, facts = SCHOOL) =>
  findingsIn(raw, { language, facts: factsIn(language, facts), only: 'facts/typed-hours' });

const banner = (text: string) => ({ hero: { urgencyBanner: { text } } });

describe('the hours of a part of the business', () => {
  it.each([
    ['en', 'Workshop hours: Monday to Thursday, 1pm to 5pm'],
    ['en', 'Phone hours: Monday to Friday, 10 am to 12 pm'],
    ['en', 'Opening hours of our café: Saturday and Sunday, 10am to 4pm'],
    ['de', 'Öffnungszeiten der Werkstatt: Montag bis Donnerstag, 13 bis 17 Uhr'],
    ['de', 'Sprechzeiten am Telefon: Montag bis Freitag, 10 bis 12 Uhr'],
    ['es', 'Horario del taller: de lunes a jueves, de 13:00 a 17:00'],
  ])('%s: within its hours: %s', (language, text) => {
    expect(told(banner(text), language)).toEqual([]);
  });

  it.each([
    ['en', 'Workshop hours: Monday to Thursday, 1pm to 9pm'],
    ['en', 'Office hours: Monday to Thursday, 1pm to 5pm'],
    ['en', 'Opening hours: Monday to Thursday, 1pm to 5pm'],
    ['en', 'Repairs and more. Our opening hours: Monday to Thursday, 1pm to 5pm'],
    ['de', 'Öffnungszeiten: Montag bis Donnerstag, 13 bis 17 Uhr'],
    ['de', 'Öffnungszeiten der Werkstatt: Montag bis Donnerstag, 13 bis 19 Uhr'],
    ['es', 'Horario: de lunes a jueves, de 13:00 a 17:00'],
    ['es', 'Horario del taller: de lunes a jueves, de 13:00 a 20:00'],
  ])('%s: beyond them, or those of the whole, they are told: %s', (language, text) => {
    expect(told(banner(text), language)).toHaveLength(1);
  });

  it.each([
    ['Kelda Bike Workshop', 'Workshop hours: Monday to Thursday, 1pm to 5pm'],
    ['Kelda Studios', 'Studio hours: Monday to Thursday, 1pm to 5pm'],
    ['Kelda', 'Workshop hours: Monday to Thursday, 1pm to 5pm'],
  ])('are those of %s, which may be all of it', (name, text) => {
    expect(told(banner(text), 'en', open({ name }))).toHaveLength(1);
  });
});

const programme = (...items: object[]) => ({ timeline: { items } });

describe('the end of a day in a programme', () => {
  it.each([
    ['en', 'Saturday 10am', 'Sunday until 5pm', 'Free surfing, then suits back.'],
    ['de', 'Samstag 10 Uhr', 'Sonntag bis 17 Uhr', 'Freies Surfen, dann Anzüge zurück.'],
    ['es', 'Sábado 10:00', 'Domingo hasta las 17 h', 'Surf libre, y se devuelven los trajes.'],
  ])('%s: below “%s”: %s', (language, first, last, text) => {
    const items = [
      { date: first, text: 'A.' },
      { date: last, text },
    ];
    expect(told(programme(...items), language)).toEqual([]);
  });

  it.each([
    ['Sunday until 5pm', 'We are open for everybody.', 'Saturday 10am'],
    ['Sunday until 5pm', 'Free surfing.', 'Saturday until 6pm'],
    ['Sunday until 5pm', 'Free surfing.', 'Monday to Friday 9am to 5.30pm'],
  ])('is told where it is that of the business: %s, %s', (date, text, other) => {
    const raw = programme({ date, text }, { date: other, text: 'Coffee.' });
    expect(told(raw, 'en')).toContain('facts/typed-hours: Sunday until 5pm');
  });
});

const cards = (...items: [title: string, text: string][]) => ({
  sections: [{ cards: { items: items.map(([title, text]) => ({ title, text })) } }],
});

describe('the days of what an entry is called', () => {
  it.each([
    [
      'en',
      'Garner',
      'Mondays and Wednesdays.',
      'Knightdale',
      'Wednesdays, and Fridays until noon.',
    ],
    ['en', 'Deep cleaning', 'Mondays.', 'Windows', 'Thursdays and Fridays until 3 pm.'],
    ['de', 'Kassel', 'Montags.', 'Baunatal', 'Mittwochs, und freitags bis 12 Uhr.'],
    ['es', 'Getafe', 'Los lunes.', 'Leganés', 'Los miércoles, y los viernes hasta las 12.'],
  ])('%s: %s, %s %s, %s', (language, one, days, other, until) => {
    expect(told(cards([one, days], [other, until]), language)).toEqual([]);
  });

  it.each([
    ['en', 'Garner', 'Mondays.', 'Knightdale', 'We are open on Fridays until noon.'],
    ['en', 'Garner', 'Mondays.', 'Knightdale', 'Fridays until 9 pm.'],
    ['en', 'Garner', 'Mondays.', 'Our office', 'Fridays until noon.'],
    ['en', 'Garner', 'Mondays.', 'Opening hours', 'Fridays until noon.'],
    ['en', 'Garner', 'Mondays.', 'Lubbock', 'Fridays until noon.'],
    ['en', 'Price', 'Ten dollars.', 'Good to know', 'Fridays until noon.'],
    ['en', 'Garner', 'Mondays.', 'Short Fridays', 'Fridays until noon.'],
    ['de', 'Kassel', 'Montags.', 'Unser Laden', 'Freitags bis 12 Uhr.'],
    ['es', 'Getafe', 'Los lunes.', 'La tienda', 'Los viernes hasta las 12.'],
  ])('%s: those of the business are told: %s, %s %s, %s', (language, one, days, other, until) => {
    expect(told(cards([one, days], [other, until]), language)).toHaveLength(1);
  });
});
