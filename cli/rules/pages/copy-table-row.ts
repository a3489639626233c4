import type { ViewRule } from './view-rule.ts';

/** `copy/table-row`: a row that lacks a cell, or has one too many, so that what follows stands under wrong headings. */
export const copyTableRow: ViewRule = {
  name: 'copy/table-row',
  severity: 'warning',
  *check({ unevenRows }) {
    for (const { first, cells, columns } of unevenRows) {
      const entries = cells === 1 ? '1 cell' : `${cells} cells`;
      yield {
        trace: { words: first, entries: cells },
        message: `This row has ${entries}, and its table has ${columns} columns.`,
        hint:
          cells < columns
            ? 'Write the cell that is missing; one that is to stay empty, is there without words.'
            : 'Take the surplus cell away, or give its column a heading.',
      };
    }
  },
};
