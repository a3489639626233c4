import { expect, it } from 'vitest';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { tableTotals } from '../../../cli/rules/words/counts/table-totals.ts';

/** What is told of the totals of a table. */
function told(caption: string, head: string, rows: readonly string[]): string[] {
  const lines = [
    `:::table[${caption}]`,
    `| ${head} |`,
    '| --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ];
  const body = `# A\n\nWords.\n\n${lines.join('\n')}\n:::\n\nMore words.\n`;
  const file = copyFile('page', 'en', { prose: { body } });
  return [...tableTotals(file)].map(({ span = [0, 0] }) => body.slice(...span));
}

const HIVES = ['North | 24', 'South | 31', 'River | 20'];

it.each([
  ['78 hives, spring 2026', 'Place | Hives', HIVES, '78'],
  ['All our 73 wintered hives', 'Place | Hives', HIVES, '73'],
  ['Where the hives stand', 'Place | Hives', [...HIVES, 'Total | 76'], '76'],
  ['Wo sie stehen', 'Ort | Völker', [...HIVES, '**Summe** | **70**'], '70'],
  ['Dónde', 'Lugar | Cajas', [...HIVES, 'Total | 80'], '80'],
  [
    'What it cost',
    'Part | Price',
    ['Box | $1,240', 'Lid | $210', 'Feet | $95', 'Total | $1,555'],
    '$1,555',
  ],
])('does not come to it: %s', (caption, head, rows, total) => {
  expect(told(caption, head, rows)).toEqual([total]);
});

it.each([
  ['75 hives, spring 2026', 'Place | Hives', HIVES],
  ['Three of our 210 hives', 'Place | Hives', HIVES],
  ['78 litres of honey', 'Place | Hives', HIVES],
  ['The 3 largest places, 2026', 'Place | Hives', HIVES],
  ['78 hives', 'Place | Hives', HIVES.slice(1)],
  ['78 hives', 'Place | Hives', [...HIVES, 'Hill | some']],
  ['78 hives', 'Place | Share', ['North | 24 %', 'South | 31 %', 'River | 20 %']],
  ['Where', 'Place | Hives', [...HIVES, 'Total | 75']],
  ['Where', 'Place | Share', ['North | 33 %', 'South | 33 %', 'River | 33 %', 'Total | 100 %']],
  ['Where', 'Place | Hives', [...HIVES, 'Total | 150']],
  ['Years', 'Place | Since', ['North | 2001', 'South | 2004', 'River | 2011']],
])('is right or another number: %s, %s', (caption, head, rows) => {
  expect(told(caption, head, rows)).toEqual([]);
});
