import { useDeferredValue, useMemo, useState } from 'react';
import type { RegistryEntry } from '../../../../schemas/registry-entry.ts';
import type { Words } from '../../../../schemas/words/words.ts';
import { fillWord } from '../../../text/fill-word.ts';
import { useWords } from '../admin-words.ts';
import { useOwnParts } from '../own-parts.ts';
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

interface PageFinderProps {
  entries: readonly RegistryEntry[];
  siteUrl: string;
  onCalculate: (() => void) | undefined;
}

function foundText(found: number, all: number, words: Words['pageList'], lang: string): string {
  const number = new Intl.NumberFormat(lang);
  const values = { count: number.format(found), all: number.format(all) };
  return fillWord(found === 1 ? words.oneFound : words.manyFound, values);
}

/** Counts, search and filters above the matching pages. */
export function PageFinder({ entries, siteUrl, onCalculate }: PageFinderProps) {
  const { pageList: words } = useWords();
  const { PagesNote } = useOwnParts();
  const { lang } = document.documentElement;
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<PageFilter>('all');
  const [order, setOrder] = useState<PageOrder>({ by: 'path', descending: false });
  const counts = useMemo(() => countTypes(entries), [entries]);
  const sorted = useMemo(() => sortPages(searchable(entries), order, lang), [entries, order, lang]);
  // The field shows the keystroke before the list is recomputed.
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findPages(sorted, wanted, filter), [sorted, wanted, filter]);
  return (
    <>
      <dl className="page-counts">
        {COUNTED_TYPES.map((type) => (
          <div key={type}>
            <dt>{words[`${type}Pages`]}</dt>
            <dd data-count={type}>{counts[type]}</dd>
          </div>
        ))}
      </dl>
      {/* The list waits for it: rows that shift under a finger lead to wrong taps. */}
      {PagesNote && <PagesNote />}
      <search className="page-search">
        <div className="field">
          <label htmlFor="page-search">{words.search}</label>
          <input
            id="page-search"
            type="search"
            autoComplete="off"
            placeholder={words.searchHint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <fieldset>
          <legend className="sr-only">{words.show}</legend>
          {FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
            >
              {words[name]}
            </button>
          ))}
        </fieldset>
      </search>
      <p className="page-found" role="status">
        {foundText(found.length, entries.length, words, lang)}
      </p>
      {found.length === 0 ? (
        <p>{words.noneFound}</p>
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
