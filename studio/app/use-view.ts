import { useSyncExternalStore } from 'react';
import type { StudioStore } from './store.ts';
import type { StudioView } from './studio-view.ts';

/**
 * Selects one part of the studio's state; the component re-renders only when that part changes.
 *
 * @param select must return something that the view holds, not a new object each time.
 */
export function useView<Part>(store: StudioStore, select: (view: StudioView) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.view));
}
