import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const told = (raw: object, language: string) =>
  findingsIn(raw, { language }).filter((found) => /contradiction/.test(found));

const WITH = { en: 'on', de: 'am', es: 'el' } as Record<string, string>;

/** A page about what takes place on a day, with a line that has another one. */
const page = (language: string, day: string, other: string, key = 'closingKicker') => ({
  hero: {
    headline: `${WITH[language]} ${day}`,
    subheadline: `${day}: ${day.replace(/,? \d{4}$/, '')}`,
  },
  seo: { description: `${WITH[language]} ${day}` },
  labels: { [key]: other },
});

it.each([
  ['en', 'February 18, 2027', 'February 28, 2027', 'February 28, 2027'],
  ['en', 'March 12, 2027', 'March 21, 2027', 'March 21, 2027'],
  ['en', '6 May 2027', '5 May 2027, 6 pm', '5 May 2027'],
  ['de', '18. Februar 2027', '13. Februar 2027', '13. Februar 2027'],
  ['de', '24. April 2027', '14. April 2027, 19 Uhr', '14. April 2027'],
  ['es', '18 de febrero de 2027', '16 de febrero de 2027', '16 de febrero de 2027'],
])('%s: %s, and %s alone', (language, day, other, said) => {
  expect(told(page(language, day, other), language)).toEqual([`facts/contradiction: ${said}`]);
});

it.each([
  ['en', 'February 18, 2027', 'February 18, 2027'],
  ['en', 'February 18, 2027', 'Register by February 13, 2027'],
  ['en', 'February 18, 2027', 'March 18, 2027'],
  ['en', 'February 18, 2027', 'February 25, 2027'],
  ['en', 'February 18, 2027', 'February 2027'],
  ['de', '18. Februar 2027', 'Anmelden bis 13. Februar 2027'],
  ['es', '18 de febrero de 2027', 'Segunda tarde: 28 de febrero de 2027'],
])('%s: %s, and %s, which may be right', (language, day, other) => {
  expect(told(page(language, day, other), language)).toEqual([]);
});

it('says nothing of a day that stands twice, or in a list of days', () => {
  const twice = {
    ...page('en', 'February 18, 2027', 'February 28, 2027'),
    note: { text: 'And February 28.' },
  };
  expect(told(twice, 'en')).toEqual([]);
  expect(told(page('en', 'February 18, 2027', 'February 28, 2027', 'date'), 'en')).toEqual([]);
});
