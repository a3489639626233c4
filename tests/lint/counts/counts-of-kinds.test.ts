import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

/** A school of music in 2030. */
const FACTS = {
  ...factsWith({
    fees: { trial: 25, lesson: 48, organLesson: 70, studentLesson: 38 },
    lessons: { trialMinutes: 30, lessonMinutes: 40 },
    courses: { weeks: 36 },
    house: { studios: 7 },
    staff: { teachers: 12 },
  }),
  now: Date.UTC(2030, 4, 14),
};

const told = (raw: object, kind: 'landing' | 'page' = 'landing') =>
  findingsIn(raw, { facts: FACTS, kind, only: 'facts/contradiction' });

const tile = (headline: string, stat: string, description: string) =>
  told({ hero: { headline }, guide: { credentials: [{ stat, description }] } });

const row = (cells: string) =>
  told(
    {
      name: 'Fees',
      sections: [
        { prose: { body: `| Lesson | Length | Fee |\n| --- | --- | --- |\n| ${cells} |` } },
      ],
    },
    'page',
  );

const entry = (date: string, text: string) =>
  told({ sections: [{ timeline: { items: [{ date, title: 'A year', text }] } }] }, 'page');

const note = (text: string) => told({ note: { text } });

describe('a number beside the price of a kind of thing', () => {
  it('is of this kind, where its words or the page name it', () => {
    expect(tile('The organ', '{fees.organLesson}', 'for a lesson of 55 minutes')).toEqual([]);
    expect(row('Organ lesson | 55 minutes | {fees.organLesson}')).toEqual([]);
    expect(note('An organ lesson of 55 minutes is {fees.organLesson}.')).toEqual([]);
  });

  it.each([
    ['The violin', '{fees.lesson}', 'for a lesson of 55 minutes'],
    ['The violin', '{fees.organLesson}', 'for a lesson of 55 minutes'],
    ['The violin', '{fees.studentLesson}', 'for a lesson of 55 minutes, for a student'],
    ['The violin', 'Always', 'a lesson of 55 minutes'],
  ])('is told on the page of %s, below %s: %s', (headline, stat, description) => {
    expect(tile(headline, stat, description)).toEqual(['facts/contradiction: 55']);
  });

  it.each([
    'Lesson | 55 minutes | {fees.lesson}',
    'Lesson, students | 55 minutes | {fees.studentLesson}',
    'Long lesson | 55 minutes | on request',
  ])('is told in the row of another one: %s', (cells) => {
    expect(row(cells)).toEqual(['facts/contradiction: 55']);
  });

  it('is told in another sentence', () => {
    expect(note('Our organ is new. A lesson of 55 minutes is {fees.lesson}.')).toEqual([
      'facts/contradiction: 55',
    ]);
  });
});

describe('a number of an entry of a timeline', () => {
  it.each([
    ['2016', 'Five studios, one of them damp.'],
    ['March 2009', 'We begin with five studios.'],
    ['2012–2019', 'Five studios in two houses.'],
  ])('is that of a former year: %s, %s', (date, text) => {
    expect(entry(date, text)).toEqual([]);
  });

  it.each([
    ['2030', 'Six studios, and a garden.', 'Six'],
    ['Spring', 'Six studios, and a garden.', 'Six'],
    ['2021', 'Six studios to this day, none of them damp.', 'Six'],
  ])('is told of today: %s, %s', (date, text, number) => {
    expect(entry(date, text)).toEqual([`facts/contradiction: ${number}`]);
  });
});

describe('weeks of a course', () => {
  it.each([
    'She taught a course at 28 weeks, sitting on the piano stool.',
    'At 30 weeks pregnant she still gave the course.',
    'A course for parents whose baby is 20 weeks old.',
  ])('are not those of a pregnancy or an age: %s', (text) => {
    expect(note(text)).toEqual([]);
  });

  it.each([
    'Our courses run 30 weeks a year.',
    'Courses run at 30 weeks a year.',
    'The course lasts 30 weeks, and then we rest.',
  ])('are told: %s', (text) => {
    expect(note(text)).toEqual(['facts/contradiction: 30']);
  });
});

describe('a distance below a price in large type', () => {
  const USES = [
    { hero: { headline: 'Lessons at home within {lessons.homeKm} km of Kassel' } },
    { list: ['Travel within {lessons.homeKm} km'] },
  ];
  const judged = (page: object) => {
    const table = new CountTable((fact) => (fact === 'lessons.homeKm' ? 8 : undefined));
    for (const each of [...USES, page])
      table.add(countsOf(locatedTexts(each, []), each).map(writeCount));
    return [...table.judged()].map(({ line }) => line.split(' ')[1]);
  };
  const page = (headline: string, stat: string) => ({
    hero: { headline },
    guide: { credentials: [{ stat, description: 'within 20 km of Kassel' }] },
  });

  it('is that of the service whose price it is, which the page is named after', () => {
    expect(judged(page('A tuning for your piano', '{fees.tuning}'))).toEqual([]);
  });

  it('is told below the price of what the fact is about, or on the page of something else', () => {
    expect(judged(page('Lessons at home', '{fees.homeLesson}'))).toEqual(['20']);
    expect(judged(page('A visit to the studio', '{fees.tuning}'))).toEqual(['20']);
    expect(judged(page('A tuning for your piano', 'Always'))).toEqual(['20']);
  });

  it('is that of the service whose price its sentence names, on the page of that service', () => {
    const of = (headline: string, price: string) =>
      judged({ hero: { headline }, note: { text: `For ${price}, within 20 km of Kassel.` } });
    expect(of('A tuning for your piano', '{fees.tuning}')).toEqual([]);
    expect(of('Lessons at home', '{fees.homeLesson}')).toEqual(['20']);
    expect(of('A visit to the studio', '{fees.tuning}')).toEqual(['20']);
  });
});
