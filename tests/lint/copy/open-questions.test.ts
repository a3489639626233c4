import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/placeholder' });

it.each([
  ['en', 'A lift is extra (how much?? ask Marian) in winter.'],
  ['en', 'A lift is extra (which one? ask Marian) in winter.'],
  ['en', 'A lift is extra (price??) in winter.'],
  ['en', 'We began with one van (what year??).'],
  ['en', 'We began with one van (not sure about this).'],
  ['en', 'We began with one van (need to double-check).'],
  ['en', 'We began with one van (Marian: still true?).'],
  ['de', 'Der Lift kostet extra (wie viel?? Svenja fragen).'],
  ['de', 'Der Lift kostet extra (Preis??).'],
  ['de', 'Wir begannen mit einem Wagen (seit wann??).'],
  ['de', 'Wir begannen mit einem Wagen (Svenja, stimmt das noch?).'],
  ['de', 'Wir begannen mit einem Wagen (muss ich noch prüfen).'],
  ['es', 'La grúa se paga aparte (¿cuánto? preguntar a Inés).'],
  ['es', 'La grúa se paga aparte (¿precio??).'],
  ['es', 'Empezamos con una furgoneta (Inés: ¿sigue siendo así?).'],
  ['es', 'Empezamos con una furgoneta (tengo que comprobarlo).'],
])('what a writer does not know yet is told, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([`copy/placeholder: ${/\(.*\)/.exec(text)?.[0]}`]);
});

it.each([
  ['en', 'A lift is extra (How much? Ask Marian at the desk).'],
  ['en', 'They came at night (really??) and mended it.'],
  ['en', 'They came at night (not sure how).'],
  ['en', 'Bring both keys (which one fits? we find out).'],
  ['en', 'A small job (how small? call us).'],
  ['de', 'Der Schlüssel liegt im Café (Svenja fragen).'],
  ['de', 'Sie kamen nachts (wirklich??) und waren schnell.'],
  ['de', 'Ein kleiner Auftrag (wie klein? Rufen Sie uns an).'],
  ['es', 'Un trabajo pequeño (¿cuánto? Llámenos).'],
  ['es', 'Vinieron de noche (¿de verdad?) y fueron rápidos.'],
])('what readers are asked is honest, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
