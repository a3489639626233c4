import { useDeferredValue, useMemo, useState } from 'react';
import type { RegistryEntry } from '../../../../schemas/registry-entry.ts';
import { PageTable } from './PageTable.tsx';
import {
  COUNTED_TYPES,
  countTypes,
  findPages,
  type PageFilter,
  type PageOrder,
  searchable,
  sortPages,
} from './page-listing.ts';

const FILTERS = ['all', ...COUNTED_TYPES] as const;

const LABELS: Record<PageFilter, string> = {
  all: 'All',
  main: 'Main',
  location: 'Location',
  service: 'Service',
  landing: 'Landing',
};

interface PageFinderProps {
  entries: readonly RegistryEntry[];
  siteUrl: string;
  onCalculate: (() => void) | undefined;
}

/** Counts, search and filters above the pages that they leave over. */
export function PageFinder({ entries, siteUrl, onCalculate }: PageFinderProps) {
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<PageFilter>('all');
  const [order, setOrder] = useState<PageOrder>({ by: 'path', descending: false });
  const counts = useMemo(() => countTypes(entries), [entries]);
  const sorted = useMemo(() => sortPages(searchable(entries), order), [entries, order]);
  // A key shows in the field before the list is made anew.
  const words = useDeferredValue(typed);
  const found = useMemo(() => findPages(sorted, words, filter), [sorted, words, filter]);
  return (
    <>
      <dl className="page-counts">
        {COUNTED_TYPES.map((type) => (
          <div key={type}>
            <dt>{LABELS[type]} pages</dt>
            <dd data-count={type}>{counts[type]}</dd>
          </div>
        ))}
      </dl>
      <p className="pages-note">
        Prices on these pages come from the site’s configuration. What is changed under{' '}
        <a className="text-link" href="#settings">
          Settings
        </a>{' '}
        counts in this browser’s calculator only: export it there, put it into{' '}
        <code>site.config.yaml</code> and build the site, and every page shows it.
      </p>
      <search className="page-search">
        <div className="field">
          <label htmlFor="page-search">Search pages</label>
          <input
            id="page-search"
            type="search"
            autoComplete="off"
            placeholder="Name or description"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <fieldset>
          <legend className="sr-only">Show</legend>
          {FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
            >
              {LABELS[name]}
            </button>
          ))}
        </fieldset>
      </search>
      <p className="page-found" role="status">
        {found.length === 1 ? '1 page' : `${found.length.toLocaleString('en-US')} pages`} of{' '}
        {entries.length.toLocaleString('en-US')}
      </p>
      {found.length === 0 ? (
        <p>No page has that in its name or description.</p>
      ) : (
        <PageTable
          pages={found}
          order={order}
          onOrder={setOrder}
          siteUrl={siteUrl}
          onCalculate={onCalculate}
        />
      )}
    </>
  );
}
