import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { language: 'es', only: 'copy/spelling' });

it.each([
  ['Antes de viajar, perímtete un descanso.', 'perímtete'],
  ['Puede lelvarlo a casa el mismo día.', 'lelvarlo'],
  ['Le ayudamos dánndole tiempo.', 'dánndole'],
  ['Hay que cpillarnos los dientes.', 'cpillarnos'],
  ['Masajes teapéuticos a domicilio.', 'teapéuticos'],
])('a slip in a verb with pronouns, or in a word that ends so: %s', (text, word) => {
  expect(told(text)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  'Permítete un descanso y llévatelo a casa.',
  'Dándoselo hoy, puede recogerlo mañana.',
  'Vámonos: díganos la hora, mándenos la foto y envíenosla.',
  'Póngase en contacto y consúltenoslo sin compromiso.',
  'Cuéntamelo, pásate y recógela cuando te convenga.',
  'Siéntense, explíquenos el caso y decidámoslo.',
  'Leyéndola despacio y oyéndolo bien, se entiende.',
  'Hágalo usted mismo, o déjenoslo a nosotros.',
])('verbs with pronouns are right: %s', (text) => {
  expect(told(text)).toEqual([]);
});
