import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://ballett.example, name: Ballett, title: Ballett, description: Tanz. }
business:
  name: Ballettschule Sandner
  type: EducationalOrganization
  phone: "+49 561 555 0142"
  address: { locality: Kassel, country: DE }
  hours:
    week:
      - { days: [Monday, Tuesday, Wednesday, Thursday], opens: "10:00", closes: "12:00" }
      - { days: [Monday, Tuesday, Wednesday, Thursday], opens: "14:00", closes: "18:00" }
      - { days: [Friday], opens: "10:00", closes: "12:00" }
      - { days: [Saturday], opens: "09:00", closes: "12:00" }
training: { starts: "13:00", ends: "20:30" }
languages: [de, en, es]
`),
  ),
  SCHEMA,
);

const hoursIn = (found: readonly string[]) =>
  found.filter((finding) => finding.startsWith('facts/typed-hours'));
const told = (text: string, language: string) =>
  hoursIn(findingsOf(text, { facts: FACTS, language }));

describe('a time by which visitors have to tell something', () => {
  it.each([
    ['de', '**Am selben Tag bis 12 Uhr** Wir geben den Raum einer anderen Gruppe.'],
    ['de', 'Melden Sie Ihr Kind bis 12 Uhr bei uns krank.'],
    ['de', 'Rufen Sie uns bis 12 Uhr am selben Tag an.'],
    ['de', 'Wir bitten Sie: Sagen Sie bis 18 Uhr ab.'],
    ['en', 'Call us by 12 pm on the same day.'],
    ['en', 'Cancel with us before 6 pm and we keep your place.'],
    ['es', 'Llámenos antes de las 12:00 del mismo día.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Rufen Sie uns bis 12 Uhr an.'],
    ['de', 'Wir sind bis 12 Uhr da, auch für Absagen.'],
    ['de', 'Wer absagt, erreicht uns bis 12 Uhr.'],
    ['en', 'We answer the phone until 12 pm if you have to cancel.'],
    ['en', 'We are open until 6 pm on the same day.'],
    ['en', 'Call us before 12 pm.'],
    ['es', 'Abrimos hasta las 18:00.'],
  ])('told, %s: %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });
});

describe('times of lessons, courses and events', () => {
  it.each([
    [
      'de',
      'Getanzt wird werktags von {training.starts} bis {training.ends}, samstags von 9 bis 14 Uhr.',
    ],
    [
      'en',
      'Classes run weekdays from {training.starts} to {training.ends}, Saturdays from 9 am to 2 pm.',
    ],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    [
      'de',
      'Geöffnet: werktags von {training.starts} bis {training.ends}. Samstags von 9 bis 14 Uhr.',
    ],
    [
      'de',
      'Das Büro ist von {business.hours.week.Monday.opens} bis {business.hours.week.Monday.closes} besetzt, samstags von 9 bis 14 Uhr.',
    ],
  ])('told, %s: %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });

  const page = (credential: object) => ({ guide: { credentials: [credential] } });

  it('are those of a number of mornings', () => {
    const course = { stat: '5 Vormittage', description: 'Montag bis Freitag, 10 bis 13 Uhr' };
    const hours = { stat: 'Für Sie da', description: 'Montag bis Freitag, 10 bis 13 Uhr' };
    expect(hoursIn(findingsIn(page(course), { facts: FACTS, language: 'de' }))).toEqual([]);
    expect(hoursIn(findingsIn(page(hours), { facts: FACTS, language: 'de' }))).not.toEqual([]);
  });

  it('are those of a row that is named by its time', () => {
    const row = (name: string, hours: string) => ({ schedule: { slots: [{ name, hours }] } });
    const found = (name: string, hours: string) =>
      hoursIn(findingsIn(row(name, hours), { facts: FACTS, language: 'de' }));
    expect(found('Ab 10 Uhr', '10 bis 15 Uhr')).toEqual([]);
    expect(found('Geöffnet ab 10 Uhr', 'jeden Tag')).not.toEqual([]);
  });

  it('are those of an event at whose end the page expires', () => {
    const text = 'Kommen Sie freitags zwischen 10 und 12 Uhr zu uns.';
    const until = (expireAt: string) =>
      hoursIn(
        findingsIn(
          { page: { expireAt }, problems: { external: text } },
          { facts: FACTS, language: 'de' },
        ),
      );
    expect(until('2035-03-10T12:00')).toEqual([]);
    expect(until('2035-03-10T23:59')).not.toEqual([]);
  });

  it.each([
    ['de', 'Schaffen wir die Schuhe nicht bis 18 Uhr, zahlen wir den Versand.', 0],
    ['de', 'Ist es bis 18 Uhr nicht fertig, entfällt der Aufschlag.', 0],
    ['de', 'Wir sind bis 18 Uhr im Laden.', 1],
  ])(
    'is one by which something was promised for another case, in %s: %s',
    (language, text, count) => {
      const { training: _, ...site } = FACTS.site as NonNullable<typeof FACTS.site> & {
        training?: object;
      };
      const week = [{ days: ['Monday', 'Tuesday'], opens: '10:00', closes: '18:00' }];
      const business = { ...site.business, hours: { week } };
      const facts = createFacts(SCHEMA.parse({ ...site, business }), SCHEMA);
      expect(hoursIn(findingsIn({ about: text }, { facts, language }))).toHaveLength(count);
    },
  );
});
