import { expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf, SCHEMA } from '../copy-findings.ts';

/** The facts of a business in a country. */
function factsOf(country: string) {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const address = { ...site.business.address, country };
  return createFacts({ ...site, business: { ...site.business, address } }, SCHEMA);
}

const told = (text: string, country = 'DE') =>
  findingsOf(text, { language: 'de', facts: factsOf(country), only: 'copy/spelling' });

it.each([
  ['Der Rahmen wird erst heiss gemacht.', 'heiss'],
  ['Die richtige Grösse messen wir vor Ort.', 'Grösse'],
  ['Wir bringen das Rad in die Basler Strasse.', 'Strasse'],
  ['Wir schliessen um sechs, ausschliesslich samstags.', 'schliessen'],
  ['Das geht zu Fuss in fünf Minuten.', 'Fuss'],
  ['Ihr bekommt regelmässig Post von uns.', 'regelmässig'],
])('ss for ß is told: %s', (text, word) => {
  expect(told(text)).toEqual([`copy/spelling: ${word}`]);
  expect(told(text, 'AT')).toEqual([`copy/spelling: ${word}`]);
  expect(told(text, 'CH')).toEqual([]);
});

it.each([
  'Die Preissenkung gilt für Verschleißteile, im Gasthaus wie im Haus.',
  'Ihr müsst wissen, dass der Fluss im Juni die Terrasse nass macht.',
  'Herr Weiss und Frau Gross begrüßen euch im Messezentrum.',
  'Die Aussendung ist im Prozess, der Ausschuss tagt, die Kasse ist besetzt.',
  'Wir messen den Reifen, ihr esst Nüsse, und der Schlüssel passt.',
])('ss is right: %s', (text) => {
  expect(told(text)).toEqual([]);
});

it.each([
  ['Du hoffst, das dich jemand sieht.', 'das'],
  ['Sag bei der Anmeldung dazu, das du kommst.', 'das'],
])('a clause begins with dass: %s', (text, word) => {
  expect(told(text)).toEqual([`copy/spelling: ${word}`]);
});

it('a relative das is right', () => {
  expect(told('Das Rad steht daneben, und das Schloss dazu, das du kennst.')).toEqual([]);
});
