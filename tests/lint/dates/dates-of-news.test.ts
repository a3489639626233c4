import { describe, expect, test } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const facts = factsIn('en', { ...FACTS, now: Date.UTC(2026, 10, 27) });
const body = (text: string, language = 'en') =>
  findingsOf(`Come by.\n\n${text}`, { at: 'prose.body', facts, language });

describe('dates that are past and may be', () => {
  test.each([
    ['en', 'On Friday, September 14, 2018, the wind came from the north.'],
    ['es', 'En marzo de 2020 cerramos como todo el mundo.'],
    ['en', '## The winter offer (20 November 2026)'],
    ['de', '## August 2026: Samir ist da\n\nEr hat ausgelernt.'],
    ['de', '*9. November 2026.* Je Samstag sind zwölf Plätze frei.'],
    ['en', 'These terms are valid for all repairs from 1 September 2026.'],
    ['en', 'Allowances from before April 2025 continue to be written down.'],
    ['es', 'Las ayudas de antes de abril de 2025 siguen en vigor.'],
    ['es', 'Llevamos 640 equipos instalados hasta octubre de 2026.'],
  ])('%s: %s', (language, text) => {
    expect(body(text, language)).toEqual([]);
  });

  test.each([
    'On Friday, November 13, 2026, we look at roofs for nothing.',
    'The offer is valid until 20 November 2026.',
    'Register by September 14, 2018.',
  ])('and may not: %s', (text) => {
    expect(body(text).join()).toMatch(/copy\/past-date/);
  });
});

test('times of a day of the calendar are those of what takes place then', () => {
  const times = (text: string) => findingsOf(text);
  expect(times('On Saturday, May 8, from 8 am to 6 pm, everybody may look in.')).toEqual([]);
  expect(times('Open Monday to Friday from 8 am to 6 pm.')).not.toEqual([]);
});

test('figures of past news are those of then', () => {
  const figures = (text: string) => body(text).filter((found) => found.includes('typed-figure'));
  const news = 'The crew worked in 5 counties.';
  expect(figures(`## July 31, 2026: the end of summer\n\n${news}`)).toEqual([]);
  expect(figures(`## What is new (31 July 2026)\n\n${news}`)).toEqual([]);
  expect(figures(`## July 31, 2027: next summer\n\n${news}`)).toHaveLength(1);
  expect(figures(`## Where we work\n\n${news}`)).toHaveLength(1);
});
