import { describe, expect, it } from 'vitest';
import { FACTS, findingsIn, findingsOf } from '../copy-findings.ts';

const typed = (found: readonly string[]) =>
  found.filter((each) => each.startsWith('facts/typed-name'));

const entry = (date: string, text: string, language = 'en') => {
  const timeline = { heading: 'Before us', items: [{ date, title: 'Two names', text }] };
  return typed(findingsIn({ sections: [{ timeline }] }, { language, facts: FACTS }));
};

describe('a name of the business where its history tells when it was taken', () => {
  it.each([
    ['en', 'Daniel becomes a partner. Kestrel Roofs is now Kestrel Roofing.'],
    ['en', 'Hale & Sons was renamed Kestrel Roofing.'],
    ['en', 'We changed our name to Kestrel Roofing.'],
    ['de', 'Aus der Dachdeckerei Hale wird Kestrel Roofing.'],
    ['de', 'Der Betrieb heißt Kestrel Roofing.'],
    ['es', 'Tejados Hale pasa a llamarse Kestrel Roofing.'],
  ])('may stand in a dated entry (%s): %s', (language, text) => {
    expect(entry('2014', text, language)).toEqual([]);
  });

  it.each([
    ['en', 'In 2014 Hale & Sons became Kestrel Roofing.'],
    ['de', 'Aus der Dachdeckerei Hale wurde 2014 Kestrel Roofing, und sie blieb es.'],
    ['es', 'Desde 2014 nos llamamos Kestrel Roofing.'],
  ])('may stand beside its year (%s): %s', (language, text) => {
    expect(typed(findingsOf(text, { language }))).toEqual([]);
  });

  it.each([
    'Kestrel Roofing moves to Main Street.',
    'Daniel joins Kestrel Roofing as a partner.',
    'Hale & Sons is now Kestral Roofing.',
  ])('is told in what else an entry says, and misspelled: %s', (text) => {
    expect(entry('2014', text)).toHaveLength(1);
  });

  it('is told of a beginning, whose verb German splits', () => {
    expect(entry('2014', '2014 wurde Kestrel Roofing gegründet.', 'de')).toHaveLength(1);
  });

  it.each(['The old bakery is now Kestrel Roofing.', 'We are called Kestrel Roofing.'])(
    'is told without a year: %s',
    (text) => {
      expect(typed(findingsOf(text))).toHaveLength(1);
    },
  );
});
