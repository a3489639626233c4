import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';

const FACTS: Readonly<Record<string, number>> = {
  'policy.refundDays': 5,
  'policy.answerDays': 5,
  'lessons.hours': 2,
  'hire.halfDayHours': 3,
};

/** What is told of the pages of a site: the number, and the fact that it should be. */
function told(...pages: object[]): string[] {
  const table = new CountTable((fact) => FACTS[fact]);
  for (const page of pages) table.add(countsOf(locatedTexts(page, []), page).map(writeCount));
  return [...table.judged()].map(({ line, fact }) => `${line.split(' ')[1]} should be ${fact}`);
}

const REFUNDS: readonly object[] = [
  { a: 'If we cancel, you get your money back within {policy.refundDays} working days.' },
  {
    a: 'Choose between a new date and your money, which is back within {policy.refundDays} working days.',
  },
  {
    a: 'Sie haben die Wahl: ein neuer Termin oder Ihr Geld binnen {policy.refundDays} Werktagen zurück.',
  },
  { a: 'Usted elige: otra fecha o su dinero en {policy.refundDays} días hábiles.' },
];

describe('the time of an answer', () => {
  it.each([
    { title: 'Give us two dates', description: 'You have an offer within two working days.' },
    { title: 'Choose a date', text: 'You hear from us within 2 working days.' },
    { title: 'Nennen Sie uns einen Termin', text: 'Das Angebot kommt binnen 3 Werktagen.' },
    { title: 'Díganos una fecha', text: 'Le enviamos el presupuesto en 3 días hábiles.' },
    { title: 'Reclamaciones', text: 'Escríbanos, y contestamos en dos días laborables.' },
    { title: 'Complaints', text: 'Write to us, and we look into it within two business days.' },
    { title: 'Trees', text: 'The stump is ground within 3 working days.' },
  ])('is not that of a refund: %j', (raw) => {
    expect(told(...REFUNDS, { items: [raw] })).toEqual([]);
  });

  it.each([
    'If we cancel, your money is back within 2 working days.',
    'You get your money back within three working days.',
    'A refund is confirmed within 3 working days.',
    'If it rains, you choose: another date, or your money within 2 business days.',
  ])('but that of a refund is told: %s', (a) => {
    expect(told(...REFUNDS, { a })).toHaveLength(1);
  });

  it('is told where the fact is that of an answer', () => {
    const answers = { a: 'Messages about a date have a reply within {policy.answerDays} days.' };
    expect(told(answers, { a: 'Messages have a reply within 3 days.' })).toEqual([
      '3 should be policy.answerDays',
    ]);
  });
});

const LESSONS: readonly object[] = [
  { a: 'A lesson of {lessons.hours} hours, and the price of wetsuits is included.' },
  { a: 'In October half-term he booked {lessons.hours} hours of lessons for himself.' },
  { a: 'A medio día, el precio de la clase de {lessons.hours} horas.' },
];

describe('how long a day or a part of it is', () => {
  it.each([
    'Half a day is four hours, at half the price of lessons.',
    'Medio día son 4 horas, al precio de la clase.',
    'A full day is 6 hours, with a lesson at the price of half a day.',
  ])('is none of a lesson: %s', (a) => {
    expect(told(...LESSONS, { a })).toEqual([]);
  });

  it.each([
    ['A lesson is 3 hours, at the price of a wetsuit.', 'lessons.hours'],
    ['A lesson has 3 hours, and wetsuits are included.', 'lessons.hours'],
  ])('but that of a lesson is told: %s', (a, fact) => {
    expect(told(...LESSONS, { a })).toEqual([expect.stringContaining(fact)]);
  });

  it('is told where a fact is named after it', () => {
    const half = { a: 'A half-day is {hire.halfDayHours} hours, for boards and wetsuits.' };
    const typed = { a: 'A half-day is 4 hours, for boards and wetsuits.' };
    expect(told(half, typed)).toEqual(['4 should be hire.halfDayHours']);
    const two = { b: 'Half a day is {hire.halfDayHours} hours for boards.' };
    expect(told(half, two, { a: 'A half-day is five hours.' })).toEqual([
      'five should be hire.halfDayHours',
    ]);
  });
});
