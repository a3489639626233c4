import type { ReactNode } from 'react';
import { TimeText } from './TimeText.tsx';

interface RuledTableProps {
  caption: string;
  /** Column headings; the first column names the row. */
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Align the last column to the right: it holds numbers. */
  amounts?: boolean;
}

/** A table between hairlines; it scrolls horizontally where it does not fit, and text columns stack on a phone. */
export function RuledTable({ caption, heads, rows, amounts = true }: RuledTableProps) {
  return (
    <div className="table-frame">
      <table className={amounts ? 'fee-table' : 'fee-table words'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                <TimeText text={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes after rendering
            <tr key={row}>
              <th scope="row">{typeof name === 'string' ? <TimeText text={name} /> : name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes after rendering
                <td key={column} data-head={heads[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
