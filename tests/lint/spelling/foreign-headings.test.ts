import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string, at = 'steps.title') =>
  findingsOf(text, { language, at, only: 'copy/language' });

it.each([
  ['en', 'Elija la teja'],
  ['en', 'Llámenos hoy'],
  ['en', 'Traiga los planos'],
  ['en', 'Cómo funciona'],
  ['en', '¿Qué incluye?'],
  ['en', 'Nuestros servicios'],
  ['en', 'Wählen Sie den Ziegel'],
  ['en', 'So finden Sie uns'],
  ['en', 'Unsere Leistungen'],
  ['de', 'Elija la teja'],
  ['es', 'Wählen Sie den Ziegel'],
])('a heading in another language is told, on a page in %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([`copy/language: ${text}`]);
});

it.each([
  ['en', 'Sopa del día'],
  ['en', 'Día de los Muertos'],
  ['en', 'Reserve a day'],
  ['en', 'Mira Mesa'],
  ['en', 'La Mesa del Norte'],
  ['en', 'Hablamos español'],
  ['en', 'Sachertorte mit Schlag'],
  ['en', 'Toma de Tierra'],
  ['es', 'Elija la teja'],
  ['es', '¿Qué incluye?'],
  ['de', 'Wählen Sie den Ziegel'],
  ['de', 'Paella de la casa'],
])('a name or one in its own language is not, on a page in %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it('the words of a line are not a heading', () => {
  expect(told('Elija la teja', 'en', 'steps.author')).toEqual([]);
});
