import { expect, it } from 'vitest';
import { foldedName } from '../../../cli/rules/prices/price-text.ts';

it.each([
  ['Boiler service', 'Service of the boiler'],
  ['Men’s haircut', 'Haircut for men'],
  ['Haircut, ladies', 'Ladies’ haircut'],
  ['Cut and color', 'Color & cut'],
  ['Deep clean (kitchen)', 'Kitchen: deep clean'],
  ['Wallbox, Montage', 'Montage der Wallbox'],
  ['Herren Haarschnitt', 'Haarschnitt für Herren'],
  ['Waschen und Schneiden', 'Schneiden, Waschen'],
  ['Limpieza dental', 'Dental: limpieza'],
  ['Corte de pelo', 'Pelo (corte)'],
])('"%s" and "%s" are one thing', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});

it.each([
  ['From Leeds to Hull', 'From Hull to Leeds'],
  ['Cut with wash', 'Cut without wash'],
  ['Haircut', 'Haircut for men'],
  ['Two keys', 'Three keys'],
  ['Key', 'Keys'],
  ['Von Fulda nach Kassel', 'Von Kassel nach Fulda'],
  ['Ölwechsel mit Filter', 'Ölwechsel ohne Filter'],
  ['Limpieza', 'Limpieza profunda'],
  ['Corte con lavado', 'Corte sin lavado'],
  ['De Jaén a Úbeda', 'De Úbeda a Jaén'],
])('"%s" and "%s" are two', (one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});
