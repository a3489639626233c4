import { useEffect } from 'react';
import type { StudioKey } from '../protocol.ts';
import { studioKey } from '../studio-keys.ts';
import { goToRegion } from './regions.ts';
import type { StudioStore } from './store.ts';

/** Executes a shortcut. */
export function followKey(store: StudioStore, key: StudioKey): void {
  if (key === 'save') store.save();
  else if (key === 'undo') store.undo();
  else if (key === 'redo') store.redo();
  else goToRegion(key === 'region-after' ? 1 : -1);
}

/** Handles shortcuts anywhere in the studio itself; undo is that of the studio, even in fields. */
export function useShortcuts(store: StudioStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = studioKey(event);
      if (key === undefined) return;
      event.preventDefault();
      followKey(store, key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
