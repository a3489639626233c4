import type { StudioSite } from './studio-site.ts';

/** Idle time after the last edit before it is saved, in ms. */
const QUIET_MS = 2000;

/**
 * Saves a while after the last edit.
 *
 * @param save decides itself whether to save; what it throws is passed to `onFault`, and the next edit tries again.
 * @returns the function that stops it.
 */
export function autosave(
  site: StudioSite,
  save: () => void,
  onFault: (error: Error) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const trySaving = () => {
    try {
      save();
    } catch (error) {
      onFault(error as Error);
    }
  };
  const stop = site.listen((event) => {
    if (event.type !== 'status') return;
    clearTimeout(timer);
    if (event.status.unsaved.length > 0) timer = setTimeout(trySaving, QUIET_MS).unref();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
