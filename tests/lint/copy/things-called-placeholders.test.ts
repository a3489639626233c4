import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/placeholder' });

it.each([
  ['en', 'A placeholder card lies at each seat, so the caterer knows who eats what.'],
  ['en', 'A placeholder ring in brass is lent while we make yours.'],
  ['en', 'Your name here, in gold leaf, above the door of your shop.'],
  ['de', 'Der Platzhalter am Tisch ist ein Stein mit dem Namen des Gastes.'],
  ['de', 'Den gesetzlichen Mustertext zu den Folgen des Widerrufs finden Sie unten.'],
  ['de', 'Für die Vollmacht gibt es einen amtlichen Mustertext.'],
  ['de', 'Ein Platzhalter hält die Lücke offen, bis der Zahn kommt.'],
])('a thing is no text that is missing, in %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it.each([
  ['en', 'This is a placeholder.', 'placeholder'],
  ['en', 'A placeholder photo until Ruth sends hers.', 'placeholder'],
  ['en', 'Placeholder prices, to be checked.', 'Placeholder'],
  ['en', 'Your name here.', 'Your name here'],
  ['de', 'Das ist ein Platzhalter.', 'Platzhalter'],
  ['de', 'Mustertext für die Startseite', 'Mustertext'],
  ['de', 'Platzhalter für das Zitat von Ruth.', 'Platzhalter'],
  ['de', 'Platzhaltertext im Kopf der Seite.', 'Platzhaltertext'],
])('what stands for a text is told, in %s: %s', (language, text, found) => {
  expect(told(text, language)).toEqual([`copy/placeholder: ${found}`]);
});
