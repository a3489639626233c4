import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, findingsOf } from '../copy-findings.ts';

const INTRO = 'Come by.\n\n';

/** A body in German, where it is a guide. */
const guide = (text: string) => findingsOf(`${INTRO}${text}`, { language: 'de', at: 'prose.body' });

describe('prices of a market', () => {
  test.each([
    'Eine Wallbox kostet mit Einbau meist 1.000 bis 3.000 €.',
    'Die Montage liegt bei 500–1.500 €, je nach Kabelweg.',
    'Pro Quadratmeter sind rund 60 € üblich.',
  ])('are those of whoever sells: %s', (text) => {
    expect(guide(text)).toEqual([]);
  });

  test('are ours where we say so', () => {
    expect(guide('Wir verlangen dafür 60 €.')).toEqual(['facts/typed-amount: 60 €']);
  });

  test('are told in prose of a landing where it says what something costs', () => {
    const answer = (text: string) => findingsOf(text, { at: 'faq.items.0.answer' });
    expect(
      answer('Up to $2,000 in a year the state wants one return, and above that one a quarter.'),
    ).toEqual([]);
    expect(
      answer('Bring the form that came with the letter; the second look at a roof costs $75.'),
    ).toEqual(['facts/typed-amount: $75']);
  });
});

test('sums of an example are those of somebody, unless it names the fee', () => {
  const example = (text: string) =>
    findingsIn({ rates: { heading: 'An example', items: [{ title: text }] } });
  expect(example('A roof for $9,300, paid over a year')).toEqual([]);
  expect(example('Less pay a month: $40')).toEqual([]);
  expect(example('One inspection: $40')).toEqual(['facts/typed-amount: $40']);
});

describe('spelling', () => {
  const german = (text: string) => findingsOf(text, { language: 'de' });

  test('umlauts that are written with an e are told with what is meant', () => {
    expect(german('Wir muessen das Dach zuerst ansehen.')).toEqual(['copy/spelling: muessen']);
    expect(german('Das Feuer im Neubau dauert.')).toEqual([]);
  });

  test('first parts of compounds, hyphens that are not seen and cited articles are fine', () => {
    expect(german('Gesundheits- & Trainingspläne für alle')).toEqual([]);
    expect(german('Die Aufsichts\u00adbehörde prüft das.')).toEqual([]);
    expect(german('Hotez PJ et al.: PLoS Negl Trop Dis 7(7), 2013')).toEqual([]);
  });

  test('in Switzerland ss stands for ß', () => {
    const get = (name: string) => (name === 'business.address.country' ? 'CH' : FACTS.get(name));
    const facts: Facts = { ...FACTS, get };
    expect(
      findingsOf('Wer wartet, reisst den Platz zweimal auf.', { language: 'de', facts }),
    ).toEqual([]);
    expect(german('Wer wartet, reisst den Platz zweimal auf.')).toEqual(['copy/spelling: reisst']);
  });
});

describe('texts that end as they should', () => {
  test.each([
    ['Liebe Patientin, lieber Patient,', 'de', 'note.text'],
    ['y su llave, sin copia nuestra', 'es', 'note.description'],
    ['Se nota en', 'es', 'successKicker'],
    ['„Warum so viele Methoden?" fragen manche.', 'de', 'note.text'],
  ])('%s', (text, language, at) => {
    expect(findingsOf(text, { language, at })).toEqual([]);
  });

  test('a possessive after a preposition lacks its noun', () => {
    expect(findingsOf('Llame a nuestra', { language: 'es' })).toEqual(['copy/unfinished: nuestra']);
  });
});

describe('words that claim nothing', () => {
  test.each([
    ['Kann ein bestimmter Erfolg versprochen werden?', 'de'],
    ['Calcula de un vistazo y casi nunca falla.', 'es'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  test('the name of a row of values', () => {
    const rows = (title: string) => ({
      comparison: { rows: [{ title, values: [false, 'Often'] }] },
    });
    expect(findingsIn(rows('Lowest price'))).toEqual([]);
  });
});

test('a date from which another rule holds may be past', () => {
  const now = Date.UTC(2026, 10, 26);
  const facts = { ...FACTS, now };
  expect(
    findingsOf('Before October 20, 2025 another list of questions applies.', { facts }),
  ).toEqual([]);
  expect(findingsOf('Book before October 20, 2025 and save.', { facts })).toEqual([
    'copy/past-date: October 20, 2025',
  ]);
});
