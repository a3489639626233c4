import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

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

const CREWS = {
  en: factsWith({ figures: { organizers: 3, cleaners: 14, bikes: 45 } }),
  es: factsWith({ cifras: { organizadoras: 3, limpiadoras: 14 } }),
  de: factsWith({ zahlen: { helfer: 3, maler: 14 } }),
};

const toldOfTile = (language: keyof typeof CREWS, stat: string, description: string) =>
  findingsIn(
    { guide: { credentials: [{ icon: 'users', stat, description }] } },
    { facts: CREWS[language], language, only: 'facts/contradiction' },
  );

it.each([
  ['en', '2', 'organizers for the whole day'],
  ['en', '2', 'organizers for six hours'],
  ['en', '2', 'organizers in your garage'],
  ['en', '6', 'cleaners for the whole job'],
  ['en', '2', 'organizers all day'],
  ['de', '2', 'Helfer für den ganzen Tag'],
  ['de', '2', 'Helfer bei Ihnen zu Hause'],
  ['de', '6', 'Maler für einen Tag'],
  ['es', '2', 'organizadoras toda la jornada'],
  ['es', '2', 'organizadoras durante seis horas'],
  ['es', '6', 'limpiadoras en su casa'],
] as const)(
  'and whoever is there for the time or at the place of a job (%s): %s %s',
  (language, stat, description) => {
    expect(toldOfTile(language, stat, description)).toEqual([]);
  },
);

it.each([
  ['en', '2', 'organizers'],
  ['en', '4', 'organizers for the whole day'],
  ['en', '12', 'cleaners in your house'],
  ['en', '2', 'organizers on the team'],
  ['en', '2', 'organizers, all of them for the whole day'],
  ['en', '20', 'bikes to rent for a day'],
  ['en', '20', 'bikes for the whole day, hired out here'],
  ['de', '2', 'Helfer insgesamt'],
  ['de', '12', 'Maler für einen Tag'],
  ['es', '2', 'organizadoras en plantilla'],
  ['es', '12', 'limpiadoras en su casa'],
] as const)('but not (%s): %s %s', (language, stat, description) => {
  expect(toldOfTile(language, stat, description)).toHaveLength(1);
});
