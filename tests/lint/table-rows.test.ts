import { expect, it } from 'vitest';
import { placeInData } from '../../cli/rules/pages/page-trace.ts';

it('a row with too few cells is told at its first one, not where else its words stand', () => {
  const rows = [
    ['Roof', 'Two days', 'A lot'],
    ['Gutters', 'A day'],
  ];
  const shown = { items: ['Gutters', 'Roof', 'Walls'], table: { rows } };
  const at: unknown[] = [];
  const locate = (path: readonly PropertyKey[]) => {
    at.push(path);
    return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  };
  placeInData({ words: 'Gutters', entries: 2 }, { shown, raw: shown, locate });
  placeInData({ words: 'Gutters', entries: 4 }, { shown, raw: shown, locate });
  expect(at).toEqual([
    ['table', 'rows', 1, 0],
    ['items', 0],
  ]);
});
