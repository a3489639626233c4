import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toldInConfig } from '../support/told-in-config.ts';

const told = (facts: string, priceRange: string) =>
  toldInConfig(parse(facts) as object, { priceRange });

it.each([
  ['fees: { winding: 16, bracket: 5200, mantel: 190 }', '£16–£520', 'fees.bracket'],
  ['fees: { winding: 1.6, bracket: 520, mantel: 190 }', '£16–£520', 'fees.winding'],
  ['fees: { winding: 16, bracket: 52000 }', '£16–£520', 'fees.bracket'],
  ['prices: { weekend: 17900, day: 70 }', '£70–£1,790', 'prices.weekend'],
  ['precios: { piso: 48000000, caja: 20000 }', '$20.000-$4.800.000', 'precios.piso'],
  ['preise: { zimmer: 62, familie: 1640 }', '62–164 €', 'preise.familie'],
  ['tarifas: { parche: 1.2, revision: 290 }', '12 € a 290 €', 'tarifas.parche'],
  ['prices: { boat: { day: 125, week: 8950 } }', 'from $125 to $895', 'prices.boat.week'],
  ['honorare: { stunde: 8.5, paket: 1450 }', '85 bis 1.450 €', 'honorare.stunde'],
])('%s of "%s": a digit too many or too few', (facts, range, path) => {
  expect(told(facts, range)).toEqual([`${path} facts/contradiction`]);
});

it.each([
  ['fees: { winding: 16, bracket: 520 }\nprices: { repairerPay: 31500 }', '£16–£520'],
  ['fees: { winding: 16, bracket: 520, tower: 5200 }', '£16–£520'],
  ['fees: { winding: 16, bracket: 515, insuredSum: 5200 }', '£16–£520'],
  ['fees: { winding: 16, bracket: 515, deposit: 5200 }', '£16–£520'],
  ['fees: { winding: 16, bracket: 490, extra: 5000 }', '£16–£500'],
  ['fees: { visit: 55, bracket: 515, tower: 5200 }', '£50–£520'],
  ['fees: { winding: 16, mile: 0.55, bracket: 520 }', '£16–£520'],
  ['fees: { winding: 16, tower: 4900, dial: 5100 }', '£16–£520'],
  ['fees: { winding: 16, first: 5200, second: 5200 }', '£16–£520'],
  ['figures: { winding: 16, visitors: 5200 }', '£16–£520'],
  // Inside of the range, another end with a digit too many is no slip for certain.
  ['fees: { visit: 6500, whole: 15000 }', '$65-$15,000'],
  ['fees: { winding: 16, bracket: 5200 }', '££'],
  ['fees: { winding: 16, bracket: 5200 }', 'from £16'],
  ['preise: { zimmer: 62, kaution: 1640 }', '62–164 €'],
  ['tarifas: { minima: 20, franquicia: 2900 }', '20 a 290 €'],
])('%s of "%s" may be right', (facts, range) => {
  expect(told(facts, range)).toEqual([]);
});
