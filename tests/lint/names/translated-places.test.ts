import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { translatedPlaces } from '../../../cli/lint/code/translated-places.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** What is told of a module with these tables of texts. */
async function toldIn(...lines: readonly string[]): Promise<string[]> {
  const root = tempFolder();
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'site/texts.ts'), lines.join('\n'));
  const texts = await sourceTexts(root, root, { engine: [] });
  return [...translatedPlaces(texts, 'en')].map(({ line, hint }) => `${line} ${hint}`);
}

const ENGLISH =
  "const ENGLISH = { call: 'Ring {phone}', left: '{count} tickets left', close: 'Close it' };";
const SAME = 'the name is the same in every language.';

it.each([
  [["call: 'Llamar {teléfono}'", "left: 'Quedan {count} entradas'"], `Write {phone}: ${SAME}`],
  [["call: 'Llamar {phone}'", "left: 'Quedan {cuenta} entradas'"], `Write {count}: ${SAME}`],
  [["call: 'Llamar {Phone}'", "left: 'Quedan {count} entradas'"], `Write {phone}: ${SAME}`],
])('a translated or mistyped name of a place to fill in is told: %s', async (texts, hint) => {
  const spanish = `const SPANISH = { ${texts.join(', ')}, close: 'Cerrar esto' };`;
  expect(await toldIn(ENGLISH, '', spanish)).toEqual([`3 ${hint}`]);
});

it('so is one in a table below the name of its language', async () => {
  const english = "  en: { call: 'Ring {phone}', close: 'Close it', send: 'Send it' },";
  const german =
    "  de: { call: '{telefon} anrufen', close: 'Schließen bitte', send: 'Jetzt senden' },";
  expect(await toldIn('const TEXTS = {', english, german, '};')).toEqual([
    `3 Write {phone}: ${SAME}`,
  ]);
});

it.each([
  ["call: 'Llamar {phone}'", "left: 'Quedan {count} entradas'"],
  // A translation need not fill in everything.
  ["call: 'Llamar ahora'", "left: 'Quedan {count} entradas'"],
  ["call: 'Llamar ahora'", "left: 'Quedan pocas entradas'"],
  ["call: 'Al {phone}'", "left: '{count} de {count} quedan'"],
  ["call: 'Llamar ahora'", "left: 'Quedan {count, plural, one {una} other {#}}'"],
])('names that are those of the original are fine: %s, %s', async (...texts) => {
  const spanish = `const SPANISH = { ${texts.join(', ')}, close: 'Cerrar esto' };`;
  expect(await toldIn(ENGLISH, '', spanish)).toEqual([]);
});

it('nothing is told where the original fills in nothing, or is elsewhere', async () => {
  const spanish = "const SPANISH = { call: 'Llamar {teléfono}', left: 'Quedan', close: 'Cerrar' };";
  expect(await toldIn(spanish)).toEqual([]);
  const plain = "const ENGLISH = { call: 'Ring us', left: 'Some left', close: 'Close it' };";
  expect(await toldIn(plain, spanish)).toEqual([]);
});
