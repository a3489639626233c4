import { expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  credentials: { insurance: '$1 million' },
  response: { emergencyMinutes: 45 },
  figures: { experienceYears: 15 },
});
const told = (text: string, language: string) =>
  findingsOf(text, { language, facts: FACTS }).filter((found) =>
    /contradiction|typed-figure/.test(found),
  );

it.each([
  ['Covered by half a million dollars of liability insurance.', 'half a million dollars', 'en'],
  ['en seguro de responsabilidad, o sea medio millón de dólares', 'medio millón de dólares', 'es'],
  ['Haftpflicht: eine halbe Million Euro.', 'eine halbe Million Euro', 'de'],
  ['With three decades of experience.', 'three decades', 'en'],
  ['Con dos décadas de experiencia.', 'dos décadas', 'es'],
  ['Drei Jahrzehnte Erfahrung.', 'Drei Jahrzehnte', 'de'],
  ['In Odessa the emergency response is half an hour.', 'half an hour', 'en'],
  ['Our emergency response time is thirty minutes.', 'thirty minutes', 'en'],
])('another figure in words is told: %s', (text, words, language) => {
  const [found = '', ...others] = told(text, language);
  expect(others).toEqual([]);
  expect(found).toMatch(/^facts\/contradiction: /);
  expect(words).toContain(found.replace('facts/contradiction: ', ''));
});

it.each([
  ['Half a million people visit the lake each year.', 'en'],
  ['Half a million dollars of freight crosses the bridge.', 'en'],
  ['Close to two decades of experience.', 'en'],
  ['The house has stood here for three decades.', 'en'],
  ['Half an hour is all it takes.', 'en'],
  ['The town has grown for five decades; our experience helps.', 'en'],
  ['Medio millón de personas pasan por aquí.', 'es'],
  ['Hace dos décadas esto era campo.', 'es'],
  ['Vor drei Jahrzehnten stand hier eine Mühle.', 'de'],
  ['Eine halbe Stunde dauert der Weg.', 'de'],
])('what is no figure of ours is not: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});
