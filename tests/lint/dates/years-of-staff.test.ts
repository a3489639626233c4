import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ school: { founded: '1996' } });

const of = (text: string, language: string) => findingsOf(text, { facts, language });

describe('a year since which somebody works here', () => {
  it.each([
    ['en', 'The longest-serving of them, Maud Ellery, has been with us since 2009.'],
    ['en', 'We are a family business. Maud has worked with us since 2009.'],
    ['en', 'A family business, and Maud has been on our team since 2009.'],
    ['de', 'Ein Familienbetrieb. Maud ist seit 2009 bei uns.'],
    ['de', 'In unserem Familienbetrieb arbeitet Maud seit 2009 im Team.'],
    ['es', 'Somos un negocio familiar y Maud trabaja con nosotros desde 2009.'],
    ['es', 'Negocio familiar. Maud está en el equipo desde 2009.'],
  ])('is not that of the business (%s): %s', (language, text) => {
    expect(of(text, language)).toEqual([]);
  });
});

describe('a year since which the business is there', () => {
  it.each([
    ['en', 'Serving Kassel since 2009.'],
    ['en', 'A family business, with us since 2009.'],
    ['en', 'We have been in business since 2009, and Maud has been with us for long.'],
    ['de', 'Unser Familienbetrieb ist seit 2009 da.'],
    ['de', 'Als Familienbetrieb sind wir seit 2009 für Sie da.'],
    ['es', 'Negocio familiar desde 2009.'],
  ])('is told (%s): %s', (language, text) => {
    expect(of(text, language)).toEqual(['facts/typed-year: 2009']);
  });
});

it('may be typed where only authors read it, if it is right', () => {
  const page = (description: string) =>
    findingsIn({ name: 'History', description }, { kind: 'page', facts });
  expect(page('Our history since 1996.')).toEqual([]);
  expect(page('Our history since 1969.')).toEqual(['facts/typed-year: 1969']);
  const shown = { seo: { description: 'Our history since 1996.' } };
  expect(findingsIn(shown, { kind: 'page', facts })).toContain('facts/typed-year: 1996');
});

it('is in an entry of the team what somebody began, not the business', () => {
  const people = (role?: string) => ({
    people: [{ name: 'Idris Pugh', ...(role ? { role } : {}), text: 'Here since 1996, at five.' }],
  });
  const yard = factsWith({ studio: { yardSince: '1996' } });
  const told = (raw: object) => findingsIn(raw, { facts: yard, only: 'facts/typed-figure' });
  expect(told(people('Head baker'))).toEqual([]);
  expect(told(people())).toEqual(['facts/typed-figure: 1996']);
});
