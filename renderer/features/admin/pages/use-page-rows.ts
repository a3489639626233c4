import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchablePage } from './page-listing.ts';

/** Row height in pixels before measuring: more than on a wide screen, less than on a phone. */
const EXPECTED_HEIGHT = 270;

/** Height of the sticky headings in pixels. */
const HEADINGS = 48;

/** Rows rendered above and below the viewport, so that Tab finds the next one. */
const BEYOND_VIEW = 3;

/** A row to render, and the distance in pixels to the one rendered before it. */
interface RenderedRow {
  index: number;
  gap: number;
}

/** Distance in pixels from the top of the page, not of the viewport, to the top edge of an element. */
function pageOffset(node: Element): number {
  return Math.round(node.getBoundingClientRect().top + window.scrollY);
}

function indexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : undefined;
}

/** Target row of a navigation key; undefined for every other key. */
function destination({ key, ctrlKey }: KeyboardEvent, from: number, last: number) {
  if (key === 'ArrowDown') return Math.min(from + 1, last);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (ctrlKey && key === 'Home') return 0;
  if (ctrlKey && key === 'End') return last;
  return undefined;
}

/** Row virtualization, and keyboard navigation through all rows. */
export function usePageRows(pages: readonly SearchablePage[]) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();

  useLayoutEffect(() => {
    const node = table.current;
    if (!node) return;
    setTop(pageOffset(node) + (node.tHead?.offsetHeight ?? 0));
  });

  const virtualizer = useWindowVirtualizer<HTMLTableSectionElement>({
    count: pages.length,
    estimateSize: () => EXPECTED_HEIGHT,
    getItemKey: (index) => pages[index]?.entry.path ?? index,
    overscan: BEYOND_VIEW,
    scrollMargin: top,
    scrollPaddingStart: HEADINGS,
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count) return indexes;
      // Includes the neighbors: Tab may be pressed before the window has scrolled to them.
      const near = [focused - 1, focused, focused + 1].filter((i) => i >= 0 && i < range.count);
      return [...new Set([...indexes, ...near])].sort((a, b) => a - b);
    },
  });

  const items = virtualizer.getVirtualItems();
  let reached = top;
  const rows = items.map(({ index, start, end }): RenderedRow => {
    const gap = start - reached;
    reached = end;
    return { index, gap };
  });

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = indexOf(event.target);
    if (from === undefined) return;
    const to = destination(event, from, pages.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    // The row must be rendered before it can receive focus.
    flushSync(() => setFocused(to));
    const row = table.current?.querySelector(`[data-index="${to}"]`);
    const control = (event.target as HTMLElement).dataset.control ?? 'view';
    const same = row?.querySelector<HTMLElement>(`[data-control="${control}"]`);
    const target = same ?? row?.querySelector<HTMLElement>('[data-control="view"]');
    // Native scrolling would miss a distant row: the heights of the rows before it still change.
    target?.focus({ preventScroll: true });
    virtualizer.scrollToIndex(to, { align: 'auto' });
  };

  return {
    table,
    rows,
    /** Height below the last rendered row, in pixels. */
    end: virtualizer.getTotalSize() + top - reached,
    measure: virtualizer.measureElement,
    tableEvents: {
      onKeyDown: move,
      onFocus: ({ target }: { target: EventTarget }) => setFocused(indexOf(target)),
      // The neighboring rows must stay until the focus has moved.
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
        setFocused(relatedTarget ? indexOf(relatedTarget) : undefined),
    },
  };
}
