import { expect, it } from 'vitest';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { earlyClosings } from '../../../cli/rules/words/dates/early-closing.ts';

/** The days that are told of a page with a sentence above a table of days. */
function told(sentence: string, rows: readonly string[]): string[] {
  const table = ['| Day | Hours |', '| --- | --- |', ...rows.map((row) => `| ${row} |`)];
  const body = `# ${sentence}\n\n:::table[Hours]\n${table.join('\n')}\n:::\n`;
  const file = copyFile('page', 'en', { prose: { body } });
  return [...earlyClosings(file)].map(({ span = [0, 0] }) => body.slice(...span));
}

const EASTER = [
  'Wednesday 31 March | 9 am to 6 pm',
  'Thursday 1 April | 9 am to 1:30 pm',
  '2 April to 5 April | closed',
];
const OSTERN = [
  'Mittwoch, 31. März | 9 bis 18 Uhr',
  'Donnerstag, 1. April | 9 bis 13 Uhr',
  '2. April bis 5. April | geschlossen',
];
const PASCUA = ['31 de marzo | 9:00 a 18:00', '1 de abril | 9:00 a 13:00', '2 de abril | cerrado'];

it.each([
  ['Closed for Easter, from 1:30 pm on 2 April', EASTER, '2 April'],
  ['We close at 1:30 pm on April 2', EASTER, 'April 2'],
  ['Closing at 1.30 pm on the 2nd of April', EASTER, '2nd of April'],
  ['Geschlossen ab 13 Uhr am 2. April', OSTERN, '2. April'],
  ['Wir schließen um 13 Uhr am 5. April', OSTERN, '5. April'],
  ['Cerramos a las 13:00 del 2 de abril', PASCUA, '2 de abril'],
])('%s', (sentence, rows, day) => {
  expect(told(sentence, rows)).toEqual([day]);
});

it.each([
  ['Closed for Easter, from 1:30 pm on 1 April', EASTER],
  ['Closed from 2 April to 5 April', EASTER],
  ['Somebody looks in at 1:30 pm on 2 April', EASTER],
  ['Closed from 5 pm on 2 April', EASTER],
  ['We close at 6 pm on 31 March', EASTER],
  ['Closed from 1:30 pm on 2 April', EASTER.slice(0, 2)],
  ['Geschlossen ab 13 Uhr am 1. April', OSTERN],
  ['Cerramos a las 13:00 del 1 de abril', PASCUA],
])('is right or another matter: %s', (sentence, rows) => {
  expect(told(sentence, rows)).toEqual([]);
});

it('the heading of a page may stand apart from its text', () => {
  const heading = 'Closed for Easter, from 1:30 pm on 2 April';
  const body = `:::table[Hours]\n| Day | Hours |\n| --- | --- |\n${EASTER.map((row) => `| ${row} |`).join('\n')}\n:::\n`;
  const file = copyFile('page', 'en', { sections: [{ title: { heading } }, { prose: { body } }] });
  expect([...earlyClosings(file)].map(({ path }) => path.join('.'))).toEqual([
    'sections.0.title.heading',
  ]);
});
