import { Fragment, useState } from 'react';
import { useWords } from '../admin-words.ts';
import { PageRow } from './PageRow.tsx';
import type { PageOrder, SearchablePage } from './page-listing.ts';
import { COLUMNS, SortHeads } from './SortHeads.tsx';
import { usePageRows } from './use-page-rows.ts';

interface PageTableProps {
  pages: readonly SearchablePage[];
  order: PageOrder;
  onOrder: (order: PageOrder) => void;
  siteUrl: string;
  onCalculate: (() => void) | undefined;
}

/** Spacer in place of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true" className="page-gap">
      <tr>
        <td colSpan={COLUMNS} style={{ height }} />
      </tr>
    </tbody>
  );
}

/** The pages as a virtualized table: only the rows in view and the focused one are rendered. */
export function PageTable({ pages, order, onOrder, siteUrl, onCalculate }: PageTableProps) {
  const { pageList: words } = useWords();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const { table, rows, end, measure, tableEvents } = usePageRows(pages);
  const toggle = (path: string) => {
    const next = new Set(shown);
    if (!next.delete(path)) next.add(path);
    setShown(next);
  };
  return (
    <table
      ref={table}
      className="page-table"
      aria-label={words.table}
      aria-rowcount={pages.length + 1}
      {...tableEvents}
    >
      <SortHeads order={order} onOrder={onOrder} />
      {rows.map(({ index, gap }) => {
        const entry = pages[index]?.entry;
        if (!entry) return null;
        return (
          <Fragment key={entry.path}>
            {gap > 0 && <Gap height={gap} />}
            <PageRow
              ref={measure}
              entry={entry}
              index={index}
              siteUrl={siteUrl}
              isShown={shown.has(entry.path)}
              onShow={() => toggle(entry.path)}
              onCalculate={onCalculate}
            />
          </Fragment>
        );
      })}
      {end > 0 && <Gap height={end} />}
    </table>
  );
}
