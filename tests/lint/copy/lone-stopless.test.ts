import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'We climb up first, and the camera on the pole sees what we cannot see from there.',
    'A slate that has slipped is put back on the same day, if the ladder can stand below it.',
    'You get one page with four pictures, and nobody asks for a signature on the spot.',
    'Gutters are cleaned in spring and once again when the last leaves of the oak are down.',
  ],
  es: [
    'Primero subimos nosotros, y la cámara de la vara ve lo que no se ve desde la escalera.',
    'La teja que se ha movido vuelve a su sitio el mismo día, si la escalera cabe debajo.',
    'Usted recibe una hoja con cuatro fotos, y nadie le pide la firma en ese mismo momento.',
    'Los canalones se limpian en primavera y otra vez cuando el roble ha soltado las hojas.',
  ],
};

/** What is told of a text among others of its key, all of which have their full stops. */
function told(text: string, language = 'en', others = OTHERS[language] ?? []): string[] {
  const items = [text, ...others].map((one, at) => ({ title: `${at}`, text: one }));
  return findingsIn({ benefits: { items } }, { language, only: 'copy/unfinished' });
}

it.each([
  ['Send two pictures of the roof, and you have the price of the repair before you', 'you'],
  ['We come back in autumn with the long ladder, and we look at every slate that', 'that'],
  ['You get the bill on paper or by mail, whichever of them is easier for', 'for'],
  [
    'Mande dos fotos del tejado, y le decimos el precio del arreglo antes de que usted',
    'usted',
    'es',
  ],
])(
  'a sentence that breaks off at any word is told if no other does: %s',
  (text, word, language = 'en') => {
    expect(told(text, language)).toEqual([`copy/unfinished: ${word}`]);
  },
);

it.each([
  ['Send two pictures of the roof, and you have the price of the repair before you approve it.'],
  // A line is no sentence, and a short one needs no stop.
  ['A hot meal in the yard, a ladder of nine meters and a quiet night after the storm'],
  ['You call and we come up'],
  [
    'Slates, gutters, chimneys and everything else that lies above the heads of those who live below',
  ],
  ['Send two pictures to the office, and you have the price of the repair from Kestrel Roofing'],
  ['What do you say when the roof of your neighbor is on the lawn, and we are away?'],
])('others are fine: %s', (text) => {
  expect(told(text)).toEqual([]);
});

it('where others have no full stop either, or are few, nobody has forgotten one', () => {
  const text = 'Send two pictures of the roof, and you have the price of the repair before you';
  const [first = '', ...rest] = OTHERS.en ?? [];
  expect(told(text, 'en', rest)).toEqual([]);
  expect(told(text, 'en', [first.slice(0, -1), ...rest, ...rest])).toEqual([]);
});
