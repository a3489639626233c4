import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language }).filter((finding) => finding.startsWith('copy/spelling'));

it.each([
  ['en', 'The adjuster decides what paid.', 'paid'],
  ['en', 'The list shows what included.', 'included'],
  ['en', 'Two years of regular is what we ask for.', 'regular'],
  ['en', 'We have a beautiful in the yard.', 'beautiful'],
  ['en', 'This should done by noon.', 'done'],
  ['en', 'We happy to help.', 'happy'],
  ['en', 'The price of our is low.', 'our'],
  ['de', 'Die Liste zeigt, was gemacht.', 'gemacht'],
  ['de', 'Der Gutachter entscheidet, was bezahlt.', 'bezahlt'],
  ['es', 'Tenemos un con ventana.', 'un'],
  ['es', 'Dos años de regular es lo que pedimos.', 'regular'],
])('a missing word is told, %s: %s', (language, text, word) => {
  expect(told(text, language)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['es', 'Te regalamos los dos primeras clases de la vuelta.', 'los'],
  ['es', 'Los primeras semanas son duras.', 'Los'],
  ['es', 'Las últimos días fueron fríos.', 'últimos'],
  ['es', 'Los tres primeras alumnos ganan.', 'primeras'],
  ['es', 'Estas tres nuevos aulas son grandes.', 'nuevos'],
  ['de', 'Die erste zwei Stunden sind frei.', 'erste'],
])('words that do not agree across a number are told, %s: %s', (language, text, word) => {
  expect(told(text, language)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['en', 'See what happened. That is what worked. It shows what failed.'],
  ['en', 'What is paid is paid, and he knows what paid off.'],
  ['en', 'Years of careful work are needed. Plenty of practice is what helps.'],
  ['en', 'The will written by hand is valid. They make you happy to call.'],
  ['en', 'We are happy to help, and the one of a kind is ours.'],
  ['de', 'Die Liste zeigt, was gemacht wird, und sagt, was gefällt.'],
  ['de', 'Die ersten zwei Stunden sind frei, die erste um acht.'],
  ['es', 'Los dos primeros días y las tres últimas clases.'],
  ['es', 'Un con otro se entiende. Años de práctica regular es lo que pedimos.'],
  ['es', 'Todas las nuevas aulas y los mismos precios de siempre.'],
])('honest, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
