import type { Words } from '../../../../schemas/words/words.ts';
import { useWords } from '../admin-words.ts';
import type { PageOrder, SortKey } from './page-listing.ts';

interface Column {
  head: string;
  /** Sort keys of the column, with the text of the button. */
  sorts: readonly (readonly [SortKey, keyof Words['pageList']])[];
}

const HEADS: readonly Column[] = [
  {
    head: 'page',
    sorts: [
      ['name', 'page'],
      ['path', 'path'],
    ],
  },
  {
    head: 'result',
    sorts: [
      ['title', 'titleLength'],
      ['description', 'descriptionLength'],
    ],
  },
  { head: 'type', sorts: [['type', 'type']] },
  { head: 'language', sorts: [['language', 'language']] },
  { head: 'updated', sorts: [['updated', 'updated']] },
];

/** Number of table columns: the sortable ones and the actions. */
export const COLUMNS = HEADS.length + 1;

interface SortHeadsProps {
  order: PageOrder;
  onOrder: (order: PageOrder) => void;
}

/** Sortable column headings: a second click reverses the order. */
export function SortHeads({ order, onOrder }: SortHeadsProps) {
  const { pageList: words } = useWords();
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <thead>
      <tr aria-rowindex={1}>
        {HEADS.map(({ head, sorts }) => (
          <th
            key={head}
            scope="col"
            className={`page-${head}`}
            aria-sort={sorts.some(([by]) => by === order.by) ? direction : 'none'}
          >
            {sorts.map(([by, label]) => (
              <button
                key={by}
                type="button"
                data-sorted={by === order.by ? direction : undefined}
                onClick={() =>
                  onOrder({ by, descending: by === order.by ? !order.descending : false })
                }
              >
                {words[label]}
                {by === order.by && <span className="sr-only"> ({words[direction]})</span>}
              </button>
            ))}
          </th>
        ))}
        <th scope="col" className="page-actions">
          <span className="sr-only">{words.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
