import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { factsIn } from '../../cli/content/facts/facts.ts';
import { report } from '../../cli/content/source-file.ts';
import { untranslatedWords } from '../../cli/lint/site/untranslated-words.ts';
import { wordsOfLanguages } from '../../cli/lint/site/words-of-languages.ts';
import { locatedTexts } from '../../cli/rules/texts.ts';
import { otherEnds } from '../../cli/rules/words/dates/same-dates.ts';
import { withChangedSpanish } from '../support/changed-words.ts';
import { ROOT } from '../support/command.ts';

/** Where something is told, after a text in the Spanish words was replaced. */
function told(from: string | RegExp, to: string, of: 'all' | 'language' = 'all'): string[] {
  const { words, files, facts } = withChangedSpanish((before) => {
    const changed = before.replace(from, to);
    expect(changed).not.toBe(before);
    return changed;
  });
  const lines = (file: string) => readFileSync(resolve(ROOT, file), 'utf8').split('\n');
  const found =
    of === 'all' ? wordsOfLanguages(files, facts) : untranslatedWords(files, words, {}, []);
  return found.map(({ rule, file, line }) => `${rule} ${lines(file)[line - 1]?.trim()}`);
}

it.each([
  [
    'a label',
    / núm\. \{credentials\.commissionNumber\}\n {4}note/,
    '\n    note',
    'label: Comisión de Texas',
  ],
  ['a note', /, \{credentials\.commissionCounty\},\n {6}vigente/, ',\n      vigente', 'note: >-'],
  [
    'an entry of a list',
    /Comisión de Texas núm\. \{credentials\.commissionNumber\}, \{credentials\.commissionCounty\}, vigente\n {6}hasta/,
    'Comisión de Texas, {credentials.commissionCounty}, vigente\n      hasta',
    '- >-',
  ],
])('a fact that %s has lost is told there', (_, from, to, line) => {
  expect(told(from, to)).toEqual([`facts/translation ${line}`]);
});

it.each([
  ['another fact in its place', '{credentials.insuranceShort}', '{credentials.insurance}'],
  [
    'its value, which other rules tell of',
    /\{credentials\.commissionExpires\}\. Seguro/,
    '{credentials.commissionExpires}. El seguro',
  ],
])('%s is fine', (_, from, to) => {
  expect(told(from, to)).not.toContain(expect.stringContaining('facts/translation'));
});

it.each([
  ['an entry', /\n {4}vehicle: .*/, ''],
  ['two entries', /\n {4}vehicle: .*\n {4}affidavit: .*/, ''],
])('%s that only the other language has is told once, at the record', (_, from, to) => {
  expect(told(from, to)).toEqual(['file/missing-words services:']);
});

it('a fact whose place has another value, which is told there, is not told to be missing', () => {
  const { files, facts } = withChangedSpanish((words) =>
    words.replace('{credentials.commissionExpires}. Seguro', 'mayo de 2028. Seguro'),
  );
  const text = files
    .flatMap(({ language, words }) => (language === 'es' ? locatedTexts(words, []) : []))
    .find((located) => located.text.includes('mayo de 2028'));
  const words = files.find(({ language }) => language === 'es');
  if (!text || !words) throw new Error('The text has not been changed');
  const [date] = otherEnds(text.text, factsIn('es', facts));
  expect(date?.meant.name).toBe('credentials.commissionExpires');
  const there = report(words.source, {
    range: words.locate(text.path, 'value', date?.span),
    ...{ rule: 'facts/contradiction', severity: 'warning' },
    message: 'mayo de 2028 is not what {credentials.commissionExpires} says.',
    hint: '',
  });
  expect(wordsOfLanguages(files, facts).map(({ rule }) => rule)).toEqual(['facts/translation']);
  expect(wordsOfLanguages(files, facts, [there])).toEqual([]);
});

it('a fact that only this language has is told in the other', () => {
  expect(told('chatGreeting: Hola', 'chatGreeting: Hola {business.name}')).toEqual([
    'facts/translation chatGreeting: Hi, I need a mobile notary.',
  ]);
});

it('an entry that only this language has is told in the other', () => {
  expect(told('    other: Otra cosa', '    other: Otra cosa\n    wills: Testamentos')).toEqual([
    'file/missing-words services:',
  ]);
});

it.each([
  ['poa: Poder notarial', 'poa: Título de vehículo', 'poa: Título de vehículo'],
  ['vehicle: Título de vehículo', 'vehicle: Poder notarial', 'vehicle: Poder notarial'],
  ['other: Otra cosa', 'other: declaración jurada ', 'other: declaración jurada'],
])('the copy of another entry is told: %s', (from, to, line) => {
  expect(told(from, to)).toEqual([`copy/repeated ${line}`]);
});

it.each([
  ['feeNote: Se paga en la visita. Incluye recibo.', 'feeNote: Payment is due at the visit'],
  ['availability: Disponible 24/7', 'availability: Open around the clock'],
  ['other: Otra cosa', 'other: Something other than these'],
  ['- Español e inglés', '- Insured and bonded for you'],
])('%s, written in another language, is told', (from, to) => {
  expect(told(from, to, 'language')).toEqual([`copy/language ${to}`]);
});

it.each([
  ['feeNote: Se paga en la visita.', 'feeNote: Se paga en la visita, también online.'],
  ['serviceType: Servicio de notarización móvil', 'serviceType: Basin Mobile Notary Service'],
  ['other: Otra cosa', 'other: General'],
  ['other: Otra cosa', 'other: Base y total'],
])('%s, written like this, is fine: %s', (from, to) => {
  expect(told(from, to, 'language')).toEqual([]);
});

it.each([
  ['a notice', /\n {4}- >-\n {6}No soy abogado[^-]*?(?=\n {4}- >-)/],
  ['the last one', /\n {4}- >-\n {6}Comisión de Texas[^#]*?(?=\n {2}#)/],
])('%s that only the other language has is told once, at the list', (_, from) => {
  expect(told(from, '')).toEqual(['file/missing-words notices:']);
});

it.each([
  ['a mark of trust', / {4}- Con seguro y fianza\n/, ''],
  ['a notice in two', 'por internet. Las', 'por internet, y las'],
])('%s may be in one language alone', (_, from, to) => {
  expect(told(from, to)).toEqual([]);
});
