import { expect, it } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

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

const letter = (greeting: string, last: string, signed: string) =>
  `${greeting}\n\nthe winter was long, and the stoves are cold at last.\n\n${last}\n\n${signed}`;

it.each([
  [
    'Dear all,',
    'Sweep your own hearth before you light the first fire,',
    'Ines, for all five of us',
    'en',
  ],
  [
    'Dear friends,',
    'Keep your kindling dry until we come by in the autumn,',
    'Tom and the team',
    'en',
  ],
  [
    'Liebe Kunden,',
    'Kommt gut durch den Sommer und denkt an trockenes Holz,',
    'Eure Petra und das ganze Team',
    'de',
  ],
  [
    'Queridos clientes,',
    'Que tengan un buen verano y nos vemos en septiembre,',
    'Lucía, en nombre de todo el equipo',
    'es',
  ],
  [
    'Dear all,',
    'Sweep your own hearth before you light the first fire,',
    'Ines, for all five of us\n\nP.S. The shop is shut on Monday.',
    'en',
  ],
  [
    'Liebe Mieter, liebe Mieterinnen und Mieter im Hinterhaus, liebe Nachbarn von gegenüber,',
    'Einen warmen Winter, so warm es im Treppenhaus eben wird,',
    'Petra Lohmann, Anton Weiß und Ruth Seifert',
    'de',
  ],
  [
    'Dear customers, dear neighbours on the other side of the yard, dear friends of the stove,',
    'A quiet winter, as quiet as it gets with a sweep upstairs,',
    'Ines Calder, Tom Reyes and Ruth Ford',
    'en',
  ],
  [
    'Queridos clientes, queridas vecinas y vecinos de la calle de arriba, queridos amigos,',
    'Un invierno tranquilo, todo lo tranquilo que nos dejen las estufas,',
    'Lucía Prado, Iván Sanz y Marta Gil',
    'es',
  ],
])(
  'the last sentence of a letter goes on in its signature: %s %s',
  (greeting, last, signed, language) => {
    const found = findingsOf(letter(greeting, last, signed), { at: 'prose.body', language });
    expect(found.filter((finding) => finding.startsWith('copy/unfinished'))).toEqual([]);
  },
);

it.each([
  ['Dear all,', 'We sweep flues, stoves and the new,', 'Ines, our sweep, comes on Monday.'],
  [
    'Dear all,',
    'The new round begins in the second week of March and has more,',
    'Fires for the young',
  ],
  ['It is spring.', 'We sweep every flue in town and the new,', 'Ines, for all five of us'],
  ['Dear all,', 'We sweep flues and stoves and,', 'and chimneys of any kind'],
  [
    'Our winter was long, dear neighbours,',
    'We sweep flues, stoves and the new,',
    'Ines Calder and Tom Reyes came on Monday.',
  ],
  [
    'Liebe Kunden, liebe Nachbarn,',
    'Wir kehren Kamine, Öfen und die neuen,',
    'Petra Lohmann und Anton Weiß kommen am Montag.',
  ],
])('a sentence that breaks off before another text is told: %s %s', (greeting, last, signed) => {
  const found = findingsOf(letter(greeting, last, signed), { at: 'prose.body' });
  expect(found).toContain('copy/unfinished: ,');
});
