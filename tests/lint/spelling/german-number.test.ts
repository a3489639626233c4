import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'de', false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['Ein Termine ist frei.', 'Termine > Termin'],
  ['Wir suchen einen Termine für Sie.', 'Termine > Termin'],
  ['Jeder Termine wird bestätigt.', 'Termine > Termin'],
  ['Kein Termine mehr frei.', 'Termine > Termin'],
  ['Eine Rechnungen liegt bei.', 'Rechnungen > Rechnung'],
  ['Jede Leistungen steht im Angebot.', 'Leistungen > Leistung'],
  ['Wir haben zwei Termin frei.', 'Termin > Termine'],
  ['Viele Wohnung sind schon leer.', 'Wohnung > Wohnungen'],
  ['Mehrere Angebot liegen vor.', 'Angebot > Angebote'],
  ['Beide Haus stehen in der Gasse.', 'Haus > Häuser'],
  ['Drei Kurs im Jahr finden statt.', 'Kurs > Kurse'],
  ['Einige Garten liegen am Hang.', 'Garten > Gärten'],
] as const)('%s', ([text, found]) => {
  expect(mayConfuse(`\n${text}`, 'de')).toBe(true);
  expect(meant(text)).toEqual([found]);
});

it.for([
  'Zwei Kaffee, drei Montage und viele Grund- und Aufbaukurse. Einen Kinder liebenden Hund.',
  'Keine Termine, meine Preise, alle Räume, einer der Gäste. In jeder Termine-Liste.',
  'Einen Kunden fragen wir, jeden Patienten auch. Zwei Zimmer, drei Fenster, vier Meister.',
  'Zwei Termine, viele Wohnungen, beide Häuser, ein Kurs Yoga und eine Rechnung.',
] as const)('%s, right', (text) => {
  expect(meant(text)).toEqual([]);
});
