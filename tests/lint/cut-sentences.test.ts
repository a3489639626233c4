import { expect, it } from 'vitest';
import { findingsIn, findingsOf } from './copy-findings.ts';

it.each([
  ['Meist findet sich ein Weg. Was bei Pausen gilt, steht im', 'de', 'im'],
  ['Den Schlüssel gibt es am Tresen. Fragen Sie zum', 'de', 'zum'],
  ['Wir kommen am Montag vom', 'de', 'vom'],
  ['Der Kurs beginnt, sobald', 'de', 'sobald'],
  ['Wir sagen nicht nur die Zahl, sondern', 'de', 'sondern'],
  ['Die Liste liegt beim', 'de', 'beim'],
  ['Wir fahren an jedem Tag. Der Weg führt ins', 'de', 'ins'],
  ['Fragen Sie im Laden oder bei mir, und kommen Sie in unsere', 'de', 'unsere'],
  ['Das steht am Haus. Sie sehen dort', 'de', 'dort'],
  ['It costs less than', 'en', 'than'],
  ['We sweep the flue, although', 'en', 'although'],
  ['The keys are with my', 'en', 'my'],
  ['Salimos de la tienda con', 'es', 'con'],
  ['El importe se paga mediante', 'es', 'mediante'],
  ['La ruta es corta y no muy', 'es', 'muy'],
  ['Vuelves a casa con una', 'es', 'una'],
])('a text that breaks off is told: "%s"', (text, language, word) => {
  const told = [`copy/unfinished: ${word}`];
  expect(findingsOf(text, { language, at: 'prose.body' })).toEqual(told);
  expect(findingsOf(text, { language })).toEqual(told);
});

it.each([
  ['Lo que complica comprar una', 'es'],
  ['Qué hacer si ya tienes una', 'es'],
  ['Por qué conviene reservar una', 'es'],
  ['Te prestamos una', 'es'],
  ['Precios desde', 'es'],
  ['Oferta válida hasta', 'es'],
  ['Precio con', 'es'],
  ['Less than', 'en'],
  ['Cuándo hace falta una', 'es'],
  ['Wir fangen früh an', 'de'],
  ['Im eigenen Auto oder in unserem', 'de'],
  ['Ihr Rad oder unseres, Ihre Werkstatt oder unsere', 'de'],
  ['Was gilt', 'de'],
  ['Womit wir anfangen', 'de'],
  ['Where we come from', 'en'],
  ['What a stove is made of', 'en'],
  ['Es freut sich Ihr Prof. Anders Holm', 'de'],
  ['Wir danken Frau Inh. Berta Holm', 'de'],
  ['Seen in the Hexham Gazette, 4 Feb. The chimney page', 'en'],
])('a whole text is not told: "%s"', (text, language) => {
  expect(findingsOf(text, { language })).toEqual([]);
});

it.each([
  ['headings', { headings: { problemTitles: ['Lejos', 'Pendiente', 'Injusto con la bici'] } }],
  [
    'steps',
    { steps: { items: [{ title: 'Pendiente' }, { title: 'En marcha' }, { title: 'Lista' }] } },
  ],
])('a word with a meaning among short %s is no placeholder', (_, raw) => {
  expect(findingsIn(raw, { language: 'es' })).toEqual([]);
});

it.each([
  ['alone', { cards: { title: 'Pendiente' } }],
  ['among sentences', { list: ['Pendiente', 'Recogemos la bici en tu casa y la traemos.'] }],
  ['twice', { headings: { problemTitles: ['Lejos', 'Pendiente', 'Próximamente'] } }],
])('it is one %s', (_, raw) => {
  expect(findingsIn(raw, { language: 'es' })).toContain('copy/placeholder: Pendiente');
});
