import { expect, it } from 'vitest';
import { factsWith, findingsIn } from './copy-findings.ts';

const FACTS = {
  en: factsWith({ company: { people: 13, vans: 9 } }),
  es: factsWith({ empresa: { personas: 13 } }),
  de: factsWith({ betrieb: { leute: 13 } }),
};

const told = (language: keyof typeof FACTS, price: string, text: string) =>
  findingsIn(
    { pricing: { heading: 'Prices', items: [{ title: 'A day', price, text }] } },
    { facts: FACTS[language], language, only: 'facts/contradiction' },
  );

it.each([
  ['en', '€240', '2 people, a truck, saws, tarps and the first hour on site.'],
  ['en', 'on request', '3 people, chipper and truck, eight hours.'],
  ['en', '€95', 'With 4 vans, straps and blankets.'],
  ['en', 'on request', 'For €480: 3 people with a van.'],
  ['de', '480 €', '3 Leute, ein Transporter und alles Werkzeug.'],
  ['de', 'auf Anfrage', 'Zwei Leute und ein Transporter, vier Stunden.'],
  ['es', '240 €', '2 personas, una furgoneta y herramientas.'],
  ['es', 'a consultar', 'Tres personas y una furgoneta, ocho horas.'],
] as const)('whoever comes for one job is some of them (%s): %s: %s', (language, price, text) => {
  expect(told(language, price, text)).toEqual([]);
});

it.each([
  ['en', 'on request', '3 people, two vans and a workshop.'],
  ['en', '€240', 'We are 3 people, with saws and a truck.'],
  ['en', '€240', '11 people, a truck and saws.'],
  ['en', '€240', 'The whole company: 3 people, a truck and saws.'],
  ['en', 'on request', '7 people and a van, all day.'],
  ['de', 'auf Anfrage', '3 Leute, ein Transporter und eine Werkstatt.'],
  ['es', '240 €', 'Somos 3 personas, con furgoneta.'],
] as const)('but: %s: %s: %s', (language, price, text) => {
  expect(told(language, price, text)).toHaveLength(1);
});
