import { expect, it } from 'vitest';
import { lexiconOf } from '../../../cli/rules/words/lexicon/lexicon.ts';
import { meantBy } from '../../../cli/rules/words/spelling/meant-by.ts';
import { findingsOf } from '../copy-findings.ts';

const lexicon = lexiconOf('es');

it.each([
  ['suabe', 'suave'],
  ['nuebo', 'nuevo'],
  ['recivido', 'recibido'],
])('%s proposes %s', (word, meant) => {
  expect(lexicon && meantBy(word, { lexicon, language: 'es', names: new Set() })).toBe(meant);
});

it.each([
  'El vale vale un año desde la compra.',
  'Cada vale vale para dos personas.',
  'La cuenta cuenta lo que se pide.',
])('a noun before the same verb is no doubled word: %s', (text) => {
  expect(findingsOf(text, { language: 'es' })).toEqual([]);
});

it('other doubled words of its letters are', () => {
  expect(findingsOf('Con este bono bono se paga.', { language: 'es' })).toEqual([
    'copy/doubled-word: bono bono',
  ]);
});
