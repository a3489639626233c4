import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

describe('the time of something else', () => {
  const facts = factsWith({ school: { pickup: '4:30 PM' } });

  it('is no figure of the configuration', () => {
    expect(findingsOf('Doors 4:30 PM, film 5:30 PM.', { facts, language: 'en' })).toEqual([]);
  });

  it('is told where a text speaks of what the fact is of', () => {
    expect(findingsOf('The pickup is at 4:30 PM.', { facts, language: 'en' })).toEqual([
      'facts/typed-figure: 4:30 PM',
    ]);
  });
});

describe('what has started', () => {
  it.each([
    ['en', 'Started in the summer of 2020, the club has met every week.'],
    ['en', 'We started with two dogs in May 2024.'],
    ['de', 'Wir starteten im Sommer 2020.'],
  ])('is history (%s): %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  it('is announced where it starts', () => {
    expect(findingsOf('The course starts in the summer of 2024.')).toEqual([
      'copy/past-date: summer of 2024',
    ]);
  });
});
