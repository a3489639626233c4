import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSourceCopy } from '../../../cli/lint/code/source-copy.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({
  area: {
    towns: [
      { name: 'Halbeck', county: 'Warrow' },
      { name: 'Big Mill', county: 'Tarnow' },
      { name: 'Tarnow', county: 'Tarnow' },
      { name: 'Vellmar', landkreis: 'Kassel' },
      { name: 'Witzenhausen', landkreis: 'Werra-Meißner' },
    ],
  },
});

const named = (found: readonly string[]) =>
  found.filter((one) => one.startsWith('facts/whereabouts'));

it.each([
  ['Halbeck, the seat of Tarnow County, has a court.', 'Tarnow'],
  ['Halbeck is in Tarnow County.', 'Tarnow'],
  ['Big Mill is the county seat of Warrow County.', 'Warrow'],
  ['Vellmar ist Kreisstadt des Kreises Werra-Meißner.', 'Werra-Meißner', 'de'],
  ['Vellmar, im Landkreis Werra-Meißner, ist nah.', 'Werra-Meißner', 'de'],
])(
  'a town in another district than the configuration has it is told: %s',
  (text, district, language = 'en') => {
    expect(named(findingsOf(text, { facts, language }))).toEqual([
      `facts/whereabouts: ${district}`,
    ]);
  },
);

it.each([
  ['Halbeck, the seat of Warrow County, has a court.'],
  ['Halbeck is in Warrow County, and Big Mill in Tarnow County.'],
  ['We drive from Halbeck, in the west, to Tarnow County.'],
  ['We serve Halbeck, Tarnow County and the coast.'],
  ['Halbeck is partly in Tarnow County.'],
  ['Until 1911 Halbeck was in Tarnow County; Halbeck is in Tarnow County no more.'],
  ['Halbeck, in Green County, is another one.'],
  ['Ashford is in Tarnow County.'],
  ['The seat of Tarnow County is a day away.'],
  ['Vellmar, im Landkreis Kassel, ist nah.', 'de'],
])('a district may be right: %s', (text, language = 'en') => {
  expect(named(findingsOf(text, { facts, language }))).toEqual([]);
});

it('the text of an entry is about the town that it is called after', () => {
  const entry = (title: string) => ({
    benefits: { items: [{ title, text: 'The seat of Tarnow County, with a square.' }] },
  });
  expect(named(findingsIn(entry('Halbeck'), { facts }))).toEqual(['facts/whereabouts: Tarnow']);
  expect(named(findingsIn(entry('Halbeck, TX'), { facts }))).toHaveLength(1);
  expect(named(findingsIn(entry('Tarnow'), { facts }))).toEqual([]);
  expect(named(findingsIn(entry('What we like'), { facts }))).toEqual([]);
});

it('so is that of an entry in code, which its key may name', async () => {
  const root = tempFolder();
  mkdirSync(join(root, 'pages'));
  const source = [
    'export const TOWNS = {',
    "  Halbeck: { link: '/halbeck', text: 'The seat of Tarnow County, with a square.' },",
    "  'Big Mill': { text: 'The seat of Warrow County, with a harbor.' },",
    "  Tarnow: { text: 'The seat of Tarnow County, with a bridge.' },",
    "  Other: { text: 'The seat of Warrow County is far away.' },",
    '};',
  ];
  writeFileSync(join(root, 'pages/towns.ts'), source.join('\n'));
  const texts = await sourceTexts(root, root, { engine: [] });
  const found = checkSourceCopy(texts, { root, cwd: root, facts, metas: [], rendered: [] });
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '2 facts/whereabouts',
    '3 facts/whereabouts',
  ]);
});
