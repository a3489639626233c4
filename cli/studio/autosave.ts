import type { StudioSite } from './studio-site.ts';

/** How long nothing has been typed before it is saved, in ms. */
const QUIET_MS = 2000;

/**
 * Saves a while after the last edit.
 *
 * @param save asks by itself whether that is wanted; what it throws goes to `onFault`, and the next edit tries again.
 * @returns the function that ends it.
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
