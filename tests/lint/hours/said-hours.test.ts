import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { maySayHours } from '../../../cli/rules/words/hours/said-hours.ts';
import { FACTS, findingsIn, findingsOf } from '../copy-findings.ts';

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

interface Line {
  days: string[];
  opens: string;
  closes: string;
}

/** The facts of a business with these hours. */
function openAt(...week: Line[]): Facts {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const business = { ...site.business, hours: { week } } as typeof site.business;
  return { ...FACTS, hours: true, site: { ...site, business } };
}

const SHOP = openAt(
  { days: WORKDAYS, opens: '08:00', closes: '18:00' },
  { days: ['Saturday'], opens: '09:00', closes: '13:00' },
);

const BAR = openAt({ days: [...WORKDAYS, 'Saturday'], opens: '18:00', closes: '02:00' });

/** The words about hours that are told in a text. */
function told(text: string, facts: Facts = SHOP, language = 'en'): string[] {
  return findingsOf(text, { facts, language }).flatMap((finding) =>
    finding.startsWith('facts/typed-hours: ') ? [finding.slice('facts/typed-hours: '.length)] : [],
  );
}

describe('hours of days that are said in words contradict opening hours', () => {
  it.each([
    ['We are open weekdays 7 to 6.', 'We are open weekdays 7 to 6'],
    ['Stop by Monday through Friday from 7 to 6.', 'Stop by Monday through Friday from 7 to 6'],
    ['Open Monday to Friday, eight to five', 'Open Monday to Friday, eight to five'],
    ["Coffee is free. We're here weekdays from 7am to 6pm.", "We're here weekdays from 7am to 6pm"],
    ['We are open from 8 to 7 on weekdays.', 'We are open from 8 to 7 on weekdays'],
    ['On Saturdays we open at 10.', 'On Saturdays we open at 10'],
    ['On Saturdays we close at noon.', 'On Saturdays we close at noon'],
    ['We open at 10 on Saturdays, and coffee is ready.', 'We open at 10 on Saturdays'],
    ['Weekdays 7 to 6.', 'Weekdays 7 to 6'],
    ['Weekdays 8 to 6, Saturdays 9 to 2.', 'Saturdays 9 to 2'],
    ['We are open Monday to Saturday, 8 to 6.', 'We are open Monday to Saturday, 8 to 6'],
  ])('in English: %s', (text, words) => {
    expect(maySayHours(text)).toBe(true);
    expect(told(text)).toEqual([words]);
  });

  it.each([
    ['Werktags 7 bis 18 Uhr.', 'Werktags 7 bis 18 Uhr'],
    [
      'Werktags sind wir von 7 bis 18 Uhr für Sie da.',
      'Werktags sind wir von 7 bis 18 Uhr für Sie da',
    ],
    [
      'Wir haben unter der Woche von 9 bis 18 Uhr geöffnet.',
      'Wir haben unter der Woche von 9 bis 18 Uhr geöffnet',
    ],
    ['Samstags ab 10 Uhr geöffnet.', 'Samstags ab 10 Uhr geöffnet'],
    ['Samstags öffnen wir erst um zehn.', 'Samstags öffnen wir erst um zehn'],
    ['Werktags 8 bis 18 Uhr, samstags ab 10 Uhr.', 'samstags ab 10 Uhr'],
    ['Samstags sind wir bis 15 Uhr für Sie da.', 'Samstags sind wir bis 15 Uhr für Sie da'],
    ['An Feiertagen nicht, samstags sind wir bis 15 Uhr da.', 'samstags sind wir bis 15 Uhr da'],
    ['Samstags ist bis 15 Uhr geöffnet.', 'Samstags ist bis 15 Uhr geöffnet'],
    ['Montags bis freitags sind wir von acht bis siebzehn Uhr da.', undefined],
  ])('in German: %s', (text, words) => {
    expect(maySayHours(text)).toBe(true);
    if (words) expect(told(text, SHOP, 'de')).toEqual([words]);
  });

  it.each([
    ['Entre semana de 7 a 6.', 'Entre semana de 7 a 6'],
    ['Abrimos entre semana de 7 a 6.', 'Abrimos entre semana de 7 a 6'],
    ['Los sábados abrimos a las 10.', 'Los sábados abrimos a las 10'],
    ['Abrimos de lunes a viernes, de 8 a 19 h.', 'Abrimos de lunes a viernes, de 8 a 19 h'],
    ['Los sábados cerramos a las dos.', 'Los sábados cerramos a las dos'],
    ['Atendemos de lunes a sábado de 8 a 18 h.', 'Atendemos de lunes a sábado de 8 a 18 h'],
  ])('in Spanish: %s', (text, words) => {
    expect(maySayHours(text)).toBe(true);
    expect(told(text, SHOP, 'es')).toEqual([words]);
  });

  it('of an office, too', () => {
    expect(told('Samstags ist das Büro bis 14 Uhr besetzt.', SHOP, 'de')).toEqual([
      'Samstags ist das Büro bis 14 Uhr',
    ]);
  });

  it('after midnight, too', () => {
    expect(told('We are open weekdays from 6 pm to 3 am.', BAR)).toEqual([
      'We are open weekdays from 6 pm to 3 am',
    ]);
    expect(told('We are open weekdays from six to two.', BAR)).toEqual([]);
    expect(told('Wir haben werktags von 18 bis 3 Uhr geöffnet.', BAR, 'de')).toHaveLength(1);
  });

  it('beside a question about hours, and not beside the name of another', () => {
    const card = (title: string) =>
      findingsIn(
        { card: { title, text: 'Weekdays 7 to 6.' } },
        { facts: SHOP, only: 'facts/typed-hours' },
      );
    expect(card('When are you open?')).toHaveLength(1);
    expect(card('The Copper Kettle')).toEqual([]);
  });
});

describe('hours that are said in words are fine', () => {
  it.each([
    'We are here weekdays, and on Saturdays in the morning.',
    'The courthouse is open weekdays 7 to 6.',
    'The clerk is in Monday through Friday from 7 to 6.',
    'At the farmers’ market we are here Saturdays 8 to 12.',
    'Next door, the Copper Kettle is open weekdays 7 to 6.',
    'Parking is free weekdays 7 to 6.',
    'Classes are on Saturdays 10 to 1.',
    'On Saturdays we open at 10 in December.',
    'Weekdays 10 to 15 minutes.',
    'Weekdays 3 to 5.',
    'The bank across the street: weekdays 8 to 5.',
    'For pick-up we are open weekdays 7 to 6.',
    'Doors open at 7 on Saturdays.',
    'Saturdays 8 to 10 people come.',
    'We open our Saturdays to volunteers at 10.',
  ])('in English: %s', (text) => expect(told(text)).toEqual([]));

  it.each([
    'Das Amtsgericht hat werktags von 7 bis 18 Uhr geöffnet.',
    'Der Wochenmarkt: samstags 7 bis 13 Uhr.',
    'Werktags 7 bis 9 Minuten.',
    'Samstags ist die Küche bis 22 Uhr geöffnet.',
    'Samstags sind wir bis 16 Uhr auf der Messe.',
    'Der Kurs beginnt samstags um 10 Uhr.',
    'Anreise samstags ab 10 Uhr.',
    'Parken kostet werktags von 8 bis 17 Uhr zwei Euro.',
  ])('in German: %s', (text) => expect(told(text, SHOP, 'de')).toEqual([]));

  it.each([
    'El juzgado abre entre semana de 7 a 6.',
    'Los sábados el mercado abre a las 10.',
    'Las clases son los sábados de 10 a 1.',
    'La grúa pasa entre semana de 7 a 6.',
  ])('in Spanish: %s', (text) => expect(told(text, SHOP, 'es')).toEqual([]));
});
