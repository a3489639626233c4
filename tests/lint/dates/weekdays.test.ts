import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.rehbein.example', name: 'R', title: 'R', description: 'R.' },
    business: {
      ...{ name: 'Haus Rehbein', type: 'LocalBusiness', phone: '+49 561 9208140' },
      address: { locality: 'Kassel', country: 'DE' },
    },
    evening: { day: '21. Januar 2038', whole: 'Donnerstag, 21. Januar 2038' },
    languages: ['de', 'en', 'es'],
  }),
  SCHEMA,
);

const told = (text: string, language = 'en') =>
  findingsOf(text, { facts, language, only: 'copy/weekday' });

describe('a date to come, with a day of the week beside it', () => {
  it.each([
    ['See you on Wednesday, January 21, 2038.', 'Wednesday'],
    ['Open late: Wed 21 Jan 2038.', 'Wed'],
    ['On 21 January 2038 (Friday) we are closed.', 'Friday'],
    ['El miércoles 21 de enero de 2038 cerramos.', 'miércoles', 'es'],
    ['Cerramos el 21 de enero de 2038, un martes.', 'martes', 'es'],
    ['Am Mittwoch, den 21. Januar 2038, um sieben.', 'Mittwoch', 'de'],
    ['Mi, 21.01.2038, Einlass ab sechs', 'Mi', 'de'],
    ['Wir laden am Mittwoch, {evening.day}, zu uns ein.', 'Mittwoch', 'de'],
  ])('is told where it is another day: %s', (text, day, language = 'en') => {
    expect(told(text, language)).toEqual([`copy/weekday: ${day}`]);
  });

  it.each([
    ['See you on Thursday, January 21, 2038.'],
    ['Open every Saturday until January 21, 2038.'],
    ['Fri–Sun, 22–24 January 2038'],
    ['Our first day was Monday, 4 May 2020.'],
    ['Wednesday 1/2/2038'],
    ['Friday and Saturday, 22 and 23 January 2038'],
    ['Am Donnerstag, {evening.day}, und wieder am Freitag', 'de'],
    ['Mittwochs, zuerst {evening.day}', 'de'],
    ['El jueves 21 de enero de 2038 cerramos.', 'es'],
  ])('is fine: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });

  it('belongs to the date above it if it stands alone', () => {
    const credentials = (description: string) =>
      findingsIn(
        { guide: { credentials: [{ stat: '{evening.day}', description }] } },
        { facts, language: 'de' },
      );
    expect(credentials('ein Mittwoch')).toEqual(['copy/weekday: Mittwoch']);
    expect(credentials('ein Donnerstag')).toEqual([]);
  });
});

describe('dates behind a day of the week that they have in common', () => {
  it.each([
    ['Classes in 2038: Thursdays 14 January, 12 February and 11 March.', '12 February'],
    ['Classes in 2038: Thursdays 14 January, 11 February and 10 March', '10 March'],
    ['Cursos de 2038: los jueves 14 de enero, 11 de febrero y 12 de marzo.', '12 de marzo', 'es'],
  ])('%s', (text, date, language?: string) => {
    expect(told(text, language)).toEqual([`copy/weekday: ${date}`]);
  });

  it.each([
    ['Classes in 2038: Thursdays 14 January, 11 February, 11 March and 8 April.'],
    ['Thursdays 14 January, 11 February; open days in 2038 are 12 February and 13 March.'],
    ['In 2038 we are open on Thursdays. 13 January is a holiday.'],
    ['Los jueves 14 de enero y 11 de febrero de 2038.', 'es'],
  ])('not told: %s', (text, language?: string) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('a day of the week beside a date without a year', () => {
  const told = (...texts: string[]) =>
    findingsIn(
      { questions: { items: texts.map((answer, at) => ({ question: `¿Y ${at}?`, answer })) } },
      { language: 'es', facts: { ...facts, now: Date.UTC(2026, 10, 29) }, only: 'copy/weekday' },
    );

  it('is of the year that the page names for that day', () => {
    expect(told('El martes 20 de julio abrimos.', 'Es el 20 de julio de 2027.')).toEqual([]);
    expect(told('El lunes 20 de julio abrimos.', 'Es el 20 de julio de 2027.')).toHaveLength(1);
  });

  it('and not of one that is long past', () => {
    const moon = 'Recuerda el alunizaje del 20 de julio de 1969.';
    expect(told('El martes 20 de julio abrimos.', moon)).toEqual([]);
    expect(told('El jueves 20 de julio abrimos.', moon)).toHaveLength(1);
  });
});

it('the days of a programme without a year are those of the year that its page is taken down in', () => {
  const page = (expireAt?: string) => ({
    ...(expireAt === undefined ? {} : { page: { expireAt } }),
    seo: { title: 'Open house on Saturday, March 27, 2038' },
    timeline: { entries: [{ date: 'Friday, March 27', title: 'The first boil' }] },
  });
  const days = (raw: object) => findingsIn(raw, { facts, only: 'copy/weekday' });
  expect(days(page('2038-03-28T18:00'))).toEqual(['copy/weekday: Friday']);
  expect(days(page())).toEqual([]);
});

describe('a day of the week beside a date without a year on a page that ends', () => {
  const days = (subheadline: string, page: object) =>
    findingsIn(
      { page, hero: { subheadline } },
      { language: 'de', facts: { ...facts, now: Date.UTC(2026, 10, 29) }, only: 'copy/weekday' },
    );

  it.each([
    ['Bis Freitag, den 30. Januar, ist es billiger.', { expireAt: '2027-01-30T13:00' }],
    [
      'Ab Donnerstag, den 22. Januar, nur am Vormittag.',
      { publishAt: '2026-11-02T09:00', expireAt: '2027-01-30T13:00' },
    ],
  ])('is of the year in which the page is shown: %s', (text, page) => {
    expect(days(text, page)).toEqual([expect.stringMatching(/Freitag|Donnerstag/)]);
  });

  it.each([
    ['Bis Samstag, den 30. Januar, ist es billiger.', { expireAt: '2027-01-30T13:00' }],
    ['Am Freitag, den 23. Januar, waren wir fertig.', { expireAt: '2027-01-30T13:00' }],
    [
      'Am Freitag, den 23. Januar, geht es los.',
      { publishAt: '2025-11-02T09:00', expireAt: '2027-01-30T13:00' },
    ],
  ])('may be of another one: %s', (text, page) => {
    expect(days(text, page)).toEqual([]);
  });
});

describe('the last day of a period of working days', () => {
  const below = (heading: string, text: string, language = 'en') =>
    findingsIn({ note: { heading, text } }, { facts, language, only: 'copy/weekday' });

  it.each([
    ['Two business days to object', 'A letter of Monday is due by Friday.', 'Friday'],
    ['Three working days', 'A notice that comes on a Thursday expires on Wednesday.', 'Wednesday'],
    [
      'Drei Werktage sind kurz',
      'Wer am Montag bestellt, muss spätestens am Freitag zahlen.',
      'Freitag',
      'de',
    ],
    ['Tres días hábiles', 'Lo que llega un lunes vence el viernes.', 'viernes', 'es'],
    ['', 'You have 2 business days: a claim of Tuesday is due on Friday.', 'Friday'],
  ])('is told where it is another one: %s: %s', (heading, text, day, language = 'en') => {
    expect(below(heading, text, language)).toEqual([`copy/weekday: ${day}`]);
  });

  it.each([
    ['Two business days to object', 'A letter of Monday is due by Wednesday.'],
    ['Four business days', 'An order of Monday is due on Thursday.'],
    ['Two business days to object', 'A letter of Friday is due by Tuesday.'],
    ['Two business days', 'We are open from Monday to Friday, and rent is due.'],
    ['Two business days', 'What comes on Saturday is due by Wednesday.'],
    ['Two days to object', 'A letter of Monday is due by Friday.'],
    ['Two to four business days', 'A letter of Monday is due by Friday.'],
    ['Two business days, or five', 'A letter of Monday, or of Tuesday, is due by Friday.'],
    ['Two business days', 'A letter of Monday is not due by Friday.'],
    ['Two business days', 'With a holiday, a letter of Monday is due by Friday.'],
    ['Two business days', 'Order on Monday, and fetch it on Friday.'],
    ['Drei Werktage', 'Wer am Montag bestellt, hat es bis Freitag.', 'de'],
    ['Tres días hábiles', 'Lo que llega un lunes vence el jueves.', 'es'],
  ])('may be right: %s: %s', (heading, text, language = 'en') => {
    expect(below(heading, text, language)).toEqual([]);
  });
});

describe('a day of the week in a row of a table', () => {
  const told = (from: string, text = `| 1 | ${from} | 11 December 2026 |`) =>
    findingsOf(
      `:::table[Courses in 2027]\n| Course | From | Apply by |\n| --- | --- | --- |\n${text}\n:::`,
      { at: 'prose.body', facts: { ...facts, now: Date.UTC(2026, 10, 29) }, only: 'copy/weekday' },
    );

  it('is not of the year of the next cell', () => {
    expect(told('Monday 22 February')).toEqual([]);
    expect(told('Tuesday 22 February')).toEqual(['copy/weekday: Tuesday']);
  });

  it('nor of that of a deadline, but of the same range or list', () => {
    const body = (text: string) => told('', text);
    expect(body('It begins on Monday 22 February; apply by 11 December 2026.')).toEqual([]);
    expect(body('Von Montag, 22. Februar, Anmeldeschluss 11. Dezember 2026.')).toEqual([]);
    expect(body('From Sunday 22 February until Friday 12 March 2027.')).toEqual([
      'copy/weekday: Sunday',
    ]);
    expect(body('On Sunday 22 February and Friday 12 March 2027.')).toEqual([
      'copy/weekday: Sunday',
    ]);
  });
});
