import { expect, it } from 'vitest';
import { confusedWords } from '../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string, language: string) =>
  confusedWords(text, language, false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['en', 'We are closed on pubic holidays.', 'pubic > public'],
  ['en', 'Doors may be use as always.', 'use > used'],
  ['en', 'It is never to late to ask.', 'to > too'],
  ['en', 'Half an hour is enough see the roof.', 'see > to see'],
  ['es', 'Si, con el informe del médico.', 'Si > Sí'],
  ['es', 'Sale con las ejercicios en papel.', 'las > los'],
  ['es', 'Por la tarde suele a ver sitio.', 'a ver > haber'],
  ['de', 'Seid dem Einzug ist die Wand grau.', 'Seid > Seit'],
  ['de', 'Es kommen immer die selben zwei.', 'die selben > dieselben'],
] as const)('%s: %s', ([language, text, found]) => {
  expect(meant(text, language)).toEqual([found]);
});

it.for([
  ['en', 'A will needs two witnesses, and nobody has to be there.'],
  ['en', 'We advise you on the size of the boiler, and it is quite a room.'],
  ['es', 'Si, por ejemplo, le duele esta rodilla, llame. Los visita un médico.'],
  ['es', 'Cuando los facturas, no las rebajes más de la cuenta.'],
  ['es', 'Vamos a ver la casa y lo más importante: las horas.'],
  ['de', 'Ihr seid dem Ziel nah, und wir reden über das Für und Wider.'],
  ['de', 'Das Haus, das Sie suchen, hat die selbst gebaute Treppe.'],
] as const)('%s, right: %s', ([language, text]) => {
  expect(meant(text, language)).toEqual([]);
});
