import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const spelling = (text: string) => findingsOf(text, { language: 'es', only: 'copy/spelling' });

it.each([
  ['prefixes', 'La preventa acaba hoy, hay clases de preparto y una crema antiedad.'],
  ['diminutives', 'Una poquita más de sal, y las cerecitas en una tacita.'],
  ['verbs of trades', 'Regruesamos tablones, masajeo la zona y usted siliconó la bañera.'],
  ['verbs before e', 'Que camperice la furgoneta, que punzone la chapa y que masajee la zona.'],
  ['vos', 'Hidratate la piel, tonificate y desinfectate las manos.'],
  ['nouns like verbs with a pronoun', 'Empapelo pasillos, y mi socio empapela techos.'],
  ['women', 'La boxeadora entrena con la facturadora de la casa.'],
  ['two accents', 'Una rinoplastía o una rinoplastia, y una abdominoplastía.'],
  ['shops', 'Vendemos a la hotelería, a la crepería y a la banquetería.'],
  ['vineyards', 'El oidio se trata con azufre, y el murete se repara.'],
])('%s are words that no list has: %s', (_, text) => {
  expect(spelling(text)).toEqual([]);
});

it.each([
  ['Es el portón autoático de la casa.', 'autoático'],
  ['Aquí se puede pagar, podería decirse.', 'podería'],
  ['La ingenuería de la obra es nuestra.', 'ingenuería'],
  ['El cliente viajea con nosotros.', 'viajea'],
  ['La empresa acpetó la oferta.', 'acpetó'],
  ['El presuspuesto llega en un día.', 'presuspuesto'],
  ['Las clases de la profesroa son buenas.', 'profesroa'],
])('slips beside them are told: %s', (text, slip) => {
  expect(spelling(text)).toEqual([`copy/spelling: ${slip}`]);
});
