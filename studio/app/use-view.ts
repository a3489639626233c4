import { useSyncExternalStore } from 'react';
import type { StudioStore } from './store.ts';
import type { StudioView } from './studio-view.ts';

/**
 * One part of what the studio shows; a component that asks so is rendered again only when this part is another.
 *
 * @param select gives something that the view holds, not something made anew each time.
 */
export function useView<Part>(store: StudioStore, select: (view: StudioView) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.view));
}
