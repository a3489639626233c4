import { useEffect, useState } from 'react';
import type { StudioStore } from './store.ts';
import { useView } from './use-view.ts';

/** Where the browser keeps whether it is on. */
const KEY = 'touchdown-studio-autosave';

/** After the last edit, in ms. */
const QUIET_MS = 2000;

/** Saves what was edited once it has been quiet for a while, if that is switched on; and the switch. */
export function useAutosave(store: StudioStore): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) === 'on');
  const files = useView(store, (view) => view.files);
  const unsaved = useView(store, ({ site }) => site?.unsaved);
  const isAgreed = Object.values(files).every(({ conflicts }) => conflicts.length === 0);
  const isDue = isOn && isAgreed && (unsaved?.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every edit, which makes other files, begins the wait anew
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => store.save(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isDue, files, store]);
  const change = (on: boolean) => {
    localStorage.setItem(KEY, on ? 'on' : 'off');
    setOn(on);
  };
  return [isOn, change];
}
