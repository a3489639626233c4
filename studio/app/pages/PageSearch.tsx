import searchIcon from 'lucide:search';
import type { Ref } from 'react';
import { Icon } from '../controls/Icon.tsx';
import type { PageFilter } from './page-filter.ts';
import '../controls/inputs.css';

interface PageSearchProps {
  filter: PageFilter;
  onChange: (filter: PageFilter) => void;
  languages: readonly string[];
  /** Number of matching pages, and of all pages. */
  found: number;
  all: number;
  /** Whether all landings have been read. */
  isComplete: boolean;
  /** Called on Enter: opens the first match. */
  onOpenFirst: () => void;
  ref: Ref<HTMLInputElement>;
}

const STATES = [
  { value: 'all', label: 'All pages' },
  { value: 'findings', label: 'With findings' },
  { value: 'unsaved', label: 'Unsaved' },
] as const;

function countWords(found: number, all: number, isComplete: boolean): string {
  const total = all.toLocaleString('en');
  if (!isComplete) return `${total} pages, reading more …`;
  return found === all ? `${total} pages` : `${found.toLocaleString('en')} of ${total} pages`;
}

/** The filters of the page list. */
export function PageSearch(props: PageSearchProps) {
  const { filter, onChange, languages, found, all, isComplete, onOpenFirst, ref } = props;
  return (
    <search className="page-search">
      <label className="page-words">
        <span className="unseen">Search pages</span>
        <Icon shapes={searchIcon} />
        <input
          ref={ref}
          className="input"
          type="search"
          placeholder="Search"
          value={filter.search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onOpenFirst();
          }}
          data-region-entry=""
        />
        <span className="page-key" aria-hidden="true">
          /
        </span>
      </label>
      <div className="page-filters">
        <select
          className="input select"
          aria-label="State"
          value={filter.state}
          onChange={({ target }) =>
            onChange({ ...filter, state: target.value as PageFilter['state'] })
          }
        >
          {STATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {languages.length > 1 && (
          <select
            className="input select"
            aria-label="Language"
            value={filter.language}
            onChange={({ target }) => onChange({ ...filter, language: target.value })}
          >
            <option value="">All languages</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {language}
              </option>
            ))}
          </select>
        )}
      </div>
      <p role="status">{countWords(found, all, isComplete)}</p>
    </search>
  );
}
