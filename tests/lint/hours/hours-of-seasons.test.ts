import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.oak.example, name: Oak, title: Oak, description: Oak. }
business:
  name: Oak
  type: LocalBusiness
  phone: "(919) 555-0117"
  address: { locality: Raleigh, country: US }
  hours:
    week:
      - { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "07:30", closes: "17:00" }
      - { days: [Saturday], opens: "09:00", closes: "13:30" }
languages: [en, es, de]
`),
  ),
  SCHEMA,
);

const told = (text: string, language: string) =>
  findingsOf(text, { facts: FACTS, language, only: 'facts/typed-hours' });

describe('hours of a part of the year, of a day of the calendar, or of work that is done', () => {
  it.each([
    ['en', 'In July and August the office is closed on Saturdays.'],
    ['en', 'Winter hours: Friday to Sunday, 10am to 3.30pm'],
    ['en', 'Order by 5 PM on March 31, 2027, and we take a tenth off.'],
    ['en', 'Often from a place that closes at 5:00.'],
    ['es', 'Picamos de 9:00 a 13:30, nunca a la hora de la siesta.'],
  ])('say nothing of the others, %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'The office is closed on Saturdays.'],
    ['en', 'We are open until 5:00.'],
    ['en', 'We close at 5:00. The bridges do not know that.'],
    ['es', 'Estamos aquí los sábados de 9:00 a 13:30.'],
  ])('told, %s: %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
  });
});
