import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = { ...factsWith({ school: { instruments: 16 } }), now: Date.UTC(2031, 10, 20) };

const pastIn = (name: string, body: string) =>
  findingsIn({ name, prose: { body } }, { facts: FACTS, language: 'de', only: 'copy/past-date' });

const LIST = '## Frei\n\n- Montag, 27. Oktober 2031\n- Samstag, 1. Mai 2032\n';

it('days of a year that still runs are all listed', () => {
  expect(pastIn('Freie Tage 2031/32', LIST)).toEqual([]);
});

it.each([
  ['Freie Tage', LIST],
  ['Freie Tage 2029/30', LIST],
  ['Freie Tage 2031/32', '- Montag, 27. Oktober 2031\n- Dienstag, 28. Oktober 2031\n'],
  [
    'Kurse 2031/32',
    'Der Kurs beginnt am Montag, 27. Oktober 2031. Der nächste ist am 1. Mai 2032.',
  ],
])('told: %s', (name, body) => {
  expect(pastIn(name, body)).not.toEqual([]);
});

const countsIn = (stat: string, description: string) =>
  findingsIn(
    { guide: { credentials: [{ stat, description }] } },
    { facts: FACTS, language: 'en', only: 'facts/contradiction' },
  );

it('a number of kinds is that of these kinds', () => {
  expect(countsIn('5 instruments', 'two harps and three organs')).toEqual([]);
  expect(countsIn('8 instruments', 'two harps and three organs')).not.toEqual([]);
  expect(countsIn('14 instruments', 'nine harps and five organs')).not.toEqual([]);
});
