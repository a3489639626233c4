import { describe, expect, test } from 'vitest';
import { type Tag, tagsOf } from '../site/site-pages.ts';
import { checkEdited, mainOf, render, textOf } from './rendered-landing.ts';

const heading = 'Us and others';
const columns = ['Us', 'A bank', 'A shop'];
const table = (rows: object[]) => ({ comparison: { heading, columns, rows } });
const edited = (rows: object[]) => (landing: object) =>
  Object.assign(landing, { sections: [table(rows)] });

describe('a comparison', () => {
  const html = mainOf(
    render(
      edited([
        { title: 'Comes to you', values: ['yes', 'no', false] },
        { title: 'After six', values: [true, 'by appointment', 'no'] },
      ]),
    ),
  );
  const markup = /<table.*<\/table>/s.exec(html)?.[0] ?? '';
  const tags = tagsOf(markup);
  const named = (name: string) => tags.filter((tag: Tag) => tag.name === name);
  const scopes = named('th').map(({ attributes }) => attributes.get('scope'));

  test('is a table with a caption, whose columns and rows have heads', () => {
    expect(textOf(/<caption.*<\/caption>/s.exec(markup)?.[0] ?? '').trim()).toBe(heading);
    expect(scopes).toEqual(['col', 'col', 'col', 'row', 'row']);
    expect(named('tr')).toHaveLength(3);
    expect(named('td')).toHaveLength(1 + 2 * columns.length);
  });

  test('says yes and no in words, however the file writes them, and shows words as they are', () => {
    const [, ...rows] = markup.split('<tr>').map((row) => textOf(row).split('\n').filter(Boolean));
    expect(rows.slice(1)).toEqual([
      ['Comes to you', 'Yes', 'No', 'No'],
      ['After six', 'Yes', 'by appointment', 'No'],
    ]);
  });

  test('names the column at each value, for windows that stack them', () => {
    const places = named('td').flatMap(({ attributes }) => attributes.get('data-column') ?? []);
    expect(places).toEqual([...columns, ...columns]);
  });
});

test('a row with more or fewer values than there are columns is told at its values', () => {
  const full = { title: 'Comes to you', values: [true, true, true] };
  const { diagnostics } = checkEdited(edited([full, { title: 'After six', values: [true, true] }]));
  expect(diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
    ['shape/format', expect.stringContaining('sections[0].comparison.rows[1].values')],
  ]);
});

test('two offers that are both set apart are told at the second', () => {
  const offer = { title: 'A', price: '$1', includes: ['This'], highlight: 'Best' };
  const pricing = { heading: 'Prices', items: [offer, offer] };
  const { diagnostics } = checkEdited((landing) => Object.assign(landing, { pricing }));
  expect(diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
    ['shape/format', expect.stringContaining('pricing.items[1].highlight')],
  ]);
});
