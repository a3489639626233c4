import { expect, it } from 'vitest';
import { unshownNumbers } from '../../../cli/rules/pages/imprint-numbers.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

/** Facts that an imprint lacks which shows these words. */
function lacking(imprint: object, shown: string, country = 'ES', sampleData: string[] = []) {
  const business = { address: { country } };
  const config = { business, imprint, sampleData } as unknown as SiteConfig;
  return [...unshownNumbers(config, shown)].map(({ name }) => name);
}

const VAT = { vatNumber: 'B18990143' };
const REGISTER = { register: 'Registro Mercantil de Lugo, tomo 1042, folio 87' };

it.each([
  [VAT, 'Taller Lobo, calle Real 3. Correo: taller@lobo.example', ['imprint.vatNumber']],
  [REGISTER, 'Taller Lobo, calle Real 3.', ['imprint.register']],
  [{ ...VAT, ...REGISTER }, 'NIF B-18990143', ['imprint.register']],
  [VAT, 'NIF B18990134', ['imprint.vatNumber']],
])('%j is not on it: %s', (imprint, shown, expected) => {
  expect(lacking(imprint, shown)).toEqual(expected);
});

it.each([
  [VAT, 'NIF: B18990143'],
  [VAT, 'NIF B-18.990.143'],
  [{ vatNumber: 'DE999999998' }, 'USt-IdNr. DE 999 999 998'],
  [REGISTER, 'Tomo 1042, folio 87 del Registro Mercantil de Lugo'],
  [{ register: 'FN 123456x' }, 'FN 123456 x, Landesgericht Graz'],
  [{ owner: 'Eva Lind' }, 'Taller Lobo'],
  [{ vatNumber: '{owner.vat}' }, 'Taller Lobo'],
])('%j is on it: %s', (imprint, shown) => {
  expect(lacking(imprint, shown)).toEqual([]);
});

it('asks for none where the law does not, and for no sample', () => {
  expect(lacking(VAT, 'Lobo', 'CH')).toEqual([]);
  expect(lacking(VAT, 'Lobo', 'ES', ['imprint.vatNumber'])).toEqual([]);
});
