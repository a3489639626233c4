import { memo } from 'react';
import type { PageRow } from '../../page-row.ts';
import { Badge } from '../controls/Badge.tsx';
import type { StudioStore } from '../store.ts';
import { PageThumb } from './PageThumb.tsx';

interface PageListItemProps {
  row: PageRow;
  /** Its line index. */
  line: number;
  /** Whether it is the page on the stage. */
  isCurrent: boolean;
  /** The item that Tab moves to. */
  isEntry: boolean;
  /** Origin of the previews. */
  origin: string;
  /** Incremented whenever the page looks different. */
  version: number;
  /** Whether its thumbnail must wait. */
  isWaiting: boolean;
  /** Whether the site has several languages. */
  hasLanguages: boolean;
  store: StudioStore;
}

function findingWords({ errors, warnings }: PageRow): string {
  const parts = [
    errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** A page in the list. */
export const PageListItem = memo(function PageListItem(props: PageListItemProps) {
  const { row, line, isCurrent, isEntry, origin, version, isWaiting, hasLanguages, store } = props;
  const findings = row.errors + row.warnings;
  return (
    <button
      type="button"
      className="page-item"
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isEntry ? 0 : -1}
      data-line={line}
      onClick={() => void store.openPage(row)}
    >
      <PageThumb address={`${origin}${row.path}`} version={version} isWaiting={isWaiting} />
      <span className="page-lines">
        <span className="page-line">
          <span className="page-name" title={row.name}>
            {row.name}
          </span>
          {row.isUnsaved && (
            <Badge tone="changed" label="Unsaved">
              ●
            </Badge>
          )}
          {findings > 0 && (
            <Badge tone={row.errors > 0 ? 'error' : 'warning'} label={findingWords(row)}>
              {findings}
            </Badge>
          )}
        </span>
        <span className="page-line">
          <span className="page-path" title={row.path}>
            {row.path}
          </span>
          {row.state !== undefined && <span className="page-note">{row.state}</span>}
          {row.isNoindex && <span className="page-note">noindex</span>}
          {hasLanguages && row.language !== '' && <span className="page-note">{row.language}</span>}
        </span>
      </span>
    </button>
  );
});
