import { useEffect, useState } from 'react';
import { ask } from '../ask.ts';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';

/** The server's response for an address, requested again after every edit. Undefined until loaded. */
export function useAnswer<Answer>(
  store: StudioStore,
  name: string,
  language?: string,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const shown = useView(store, (view) => view.shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed page means that something was edited
  useEffect(() => {
    let isCurrent = true;
    ask<Answer>(name, language === undefined ? {} : { language }).then(
      (next) => isCurrent && setAnswer(next),
      (error: Error) => store.showFault(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, name, language, shown]);
  return answer;
}
