import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeSet } from '../../../cli/changes/change-set.ts';
import { ask } from '../ask.ts';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';

/** Delay after an edit before the changes are reloaded, in ms: computing them reads files from disk. */
const QUIET_MS = 400;

/** The changes of the site, kept up to date while shown; `reload` refreshes immediately. */
export function useChangeSet(store: StudioStore): {
  set: ChangeSet | undefined;
  reload: () => Promise<void>;
} {
  const [set, setSet] = useState<ChangeSet>();
  const shown = useView(store, (view) => view.shown);
  const unsaved = useView(store, (view) => view.site?.unsaved);
  const requests = useRef(0);
  const reload = useCallback(() => {
    requests.current += 1;
    const request = requests.current;
    return ask<ChangeSet>('changes').then(
      (changes) => {
        // A later request may have been answered first.
        if (request === requests.current) setSet(changes);
      },
      (error: Error) => store.showFault(error.message),
    );
  }, [store]);
  const [isFirst, setFirst] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after every edit and save
  useEffect(() => {
    const timer = setTimeout(() => void reload(), isFirst ? 0 : QUIET_MS);
    setFirst(false);
    return () => clearTimeout(timer);
  }, [reload, shown, unsaved]);
  return { set, reload };
}
