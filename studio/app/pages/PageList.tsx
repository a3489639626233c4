import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { PageRow } from '../../page-row.ts';
import type { StudioStore } from '../store.ts';
import type { StudioView } from '../studio-view.ts';
import { LineCache, type ListLine } from './list-lines.ts';
import { PageListItem } from './PageListItem.tsx';
import { PageSearch } from './PageSearch.tsx';
import { EVERY_PAGE } from './page-filter.ts';
import './page-list.css';

/** Line heights in CSS pixels; also in page-list.css. */
const ROW = 60;
const GROUP = 32;

const NONE: readonly PageRow[] = [];

/** All pages of the site. Virtualized: only those in view are rendered. */
export function PageList({ store, view }: { store: StudioStore; view: StudioView }) {
  const { site, page, shown, isStageShown, panel, exchange } = view;
  const [filter, setFilter] = useState(EVERY_PAGE);
  const wanted = useDeferredValue(filter);
  const rows = site?.pages ?? NONE;
  const [cache] = useState(() => new LineCache());
  const lines = cache.lines(rows, exchange, wanted);
  const scroll = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { firstGroup } = lines;
  // A new function makes it measure all lines again, which only a moved group name requires.
  const sizes = useMemo(
    () => ({
      estimateSize: (index: number) => (index === 0 || index === firstGroup ? GROUP : ROW),
      getItemKey: (index: number) => index,
    }),
    [firstGroup],
  );
  const virtual = useVirtualizer({
    count: lines.count,
    getScrollElement: () => scroll.current,
    ...sizes,
    overscan: 4,
  });
  const current = page ? lines.indexOf(page) : -1;
  const first = lines.count > 0 ? 1 : -1;

  const focusLine = (index: number) => {
    virtual.scrollToIndex(index);
    // The row is rendered after scrolling to it.
    requestAnimationFrame(() =>
      scroll.current?.querySelector<HTMLElement>(`[data-line="${index}"]`)?.focus(),
    );
  };
  const step = (from: number, direction: 1 | -1) => {
    let next = from + direction;
    while (lines.at(next)?.type === 'group') next += direction;
    if (lines.at(next)) focusLine(next);
    else if (direction === -1) search.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === '/' && !(target instanceof HTMLInputElement)) {
      search.current?.focus();
      event.preventDefault();
      return;
    }
    const line = Number((target as HTMLElement).dataset.line ?? first - 1);
    if (key === 'ArrowDown') step(line, 1);
    else if (key === 'ArrowUp' && target !== search.current) step(line, -1);
    else if (key === 'End' && target !== search.current) focusLine(lines.count - 1);
    else if (key === 'Home' && target !== search.current) focusLine(first);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
    <div className="page-list" onKeyDown={onKeyDown}>
      <PageSearch
        ref={search}
        filter={filter}
        onChange={setFilter}
        languages={site?.languages ?? []}
        found={lines.pages}
        all={rows.length}
        isComplete={site?.isComplete ?? false}
        onOpenFirst={() => {
          const line = lines.at(first);
          if (line?.type === 'page') void store.openPage(line.row);
        }}
      />
      <div className="page-scroll" ref={scroll}>
        <ul style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = lines.at(index);
            if (!line) return null;
            const key = keyOf(line);
            const style = { transform: `translateY(${start}px)` };
            return line.type === 'group' ? (
              <li key={key} className="page-group" style={style}>
                <h2>{line.name}</h2>
                <span>{line.count.toLocaleString('en')}</span>
              </li>
            ) : (
              <li key={key} style={style}>
                <PageListItem
                  row={line.row}
                  line={index}
                  isCurrent={index === current}
                  isEntry={index === (current === -1 ? first : current)}
                  origin={site?.previewOrigin ?? ''}
                  version={(shown[line.row.path] ?? 0) + (shown['*'] ?? 0)}
                  isWaiting={virtual.isScrolling || (!isStageShown && panel === undefined)}
                  hasLanguages={(site?.languages.length ?? 0) > 1}
                  store={store}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function keyOf(line: ListLine): string {
  return line.type === 'group' ? line.name : `${line.row.kind} ${line.row.path}`;
}
