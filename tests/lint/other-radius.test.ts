import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from './copy-findings.ts';

function factsWith(radius: string) {
  const business =
    'business: { name: Halm, type: Plumber, phone: "+49 561 1234567", address: { locality: Kassel, country: DE } }';
  const site =
    'site: { url: https://www.halm.example, name: Halm, title: Halm, description: Halm. }';
  return createFacts(
    SCHEMA.parse(parse(`${site}\n${business}\narea: { radius: ${radius} }\nlanguages: [de]`)),
    SCHEMA,
  );
}

it.each([
  ['de', '35 Kilometer', 'Wir arbeiten im Umkreis von 50 Kilometern.', '50'],
  ['de', '35 Kilometer', 'Die Preise gelten in einem Umkreis von 25 km um Kassel.', '25'],
  ['en', '20 miles', 'We serve homes within a 30-mile radius.', '30'],
  ['es', '40 km', 'Trabajamos en un radio de 60 km.', '60'],
])('%s: %s contradicts "%s"', (language, radius, text, number) => {
  expect(findingsOf(text, { facts: factsWith(radius), language })).toEqual([
    `facts/contradiction: ${number}`,
  ]);
});

it.each([
  ['de', '35 Kilometer', 'Im Umkreis von 10 Kilometern ist die Anfahrt frei.'],
  ['de', '35 Kilometer', 'Im Umkreis von 50 Kilometern gibt es keine zweite Orgel wie diese.'],
  ['en', '20 miles', 'We deliver for free within a 5-mile radius.'],
  ['en', '20 miles', 'Deer live within a 30-mile radius of the town.'],
  ['es', '40 km', 'En un radio de 10 km no cobramos recargo.'],
])('%s: %s, right: "%s"', (language, radius, text) => {
  expect(findingsOf(text, { facts: factsWith(radius), language })).toEqual([]);
});
