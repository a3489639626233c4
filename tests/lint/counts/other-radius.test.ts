import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

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
  ['en', '20 miles', 'No. Apex lies within 25 miles of our office.', '25'],
  ['en', '20 miles', 'Our prices are for homes within 25 miles of the office.', '25'],
  ['en', '20 miles', 'We come to everybody within 30 miles of our shop.', '30'],
  [
    'de',
    '35 Kilometer',
    'Wir fahren zu Kunden innerhalb von 50 Kilometern um unsere Werkstatt.',
    '50',
  ],
  ['de', '35 Kilometer', 'Hofgeismar liegt weniger als 40 km von unserer Werkstatt.', '40'],
  ['es', '40 km', 'Vamos a casas a menos de 50 km de nuestro taller.', '50'],
  ['en', '35 miles', 'No. Broken Arrow is well within our 25 miles.', '25'],
  ['en', '35 miles', 'Stillwater is outside our 45 miles.', '45'],
  ['en', '35 miles', 'We work in Tulsa and Bixby, and up to 25 miles from 11th Street.', '25'],
  ['de', '35 Kilometer', 'Fritzlar liegt innerhalb unserer 45 Kilometer.', '45'],
  ['es', '40 km', 'Atarfe queda dentro de nuestros 30 km.', '30'],
])('%s: %s contradicts "%s"', (language, radius, text, number) => {
  expect(findingsOf(text, { facts: factsWith(radius), language })).toEqual([
    `facts/contradiction: ${number}`,
  ]);
});

it.each([
  ['de', '35 Kilometer', 'Im Umkreis von 10 Kilometern ist die Anfahrt frei.'],
  ['de', '35 Kilometer', 'Im Umkreis von 50 Kilometern gibt es keine zweite Orgel wie diese.'],
  ['en', '20 miles', 'We deliver for free within a 5-mile radius.'],
  ['en', '35 miles', 'There is no travel fee within our 10 miles.'],
  ['en', '35 miles', 'The bus company says that all of it is within our 25 minutes.'],
  ['de', '35 Kilometer', 'Innerhalb unserer 10 Kilometer ist die Anfahrt frei.'],
  ['es', '40 km', 'Dentro de nuestros 10 km gratis no cobramos recargo.'],
  ['en', '20 miles', 'Deer live within a 30-mile radius of the town.'],
  ['en', '20 miles', 'Cary lies within 10 miles of our office.'],
  ['en', '20 miles', 'All our flour comes from farms within 50 miles of our shop.'],
  ['en', '20 miles', 'You live within 25 miles of our office and have a driver’s license.'],
  ['en', '20 miles', 'We come to homes within 30 miles of our office for a travel fee.'],
  ['en', '20 miles', 'There is no forest within 25 miles of our office.'],
  ['de', '35 Kilometer', 'Das Holz wächst weniger als 50 km von unserer Werkstatt.'],
  ['es', '40 km', 'El corcho crece a menos de 50 km de nuestro taller.'],
  ['es', '40 km', 'En un radio de 10 km no cobramos recargo.'],
])('%s: %s, right: "%s"', (language, radius, text) => {
  expect(findingsOf(text, { facts: factsWith(radius), language })).toEqual([]);
});
