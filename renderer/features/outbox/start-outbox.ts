import { lasting } from '../../browser/storage.ts';

function look(): void {
  if (document.visibilityState === 'hidden' || lasting.keys('outbox:').length === 0) return;
  import('./resume.ts').then(
    (module) => module.resume(),
    // Without a network there is nothing to do either; the next event tries again.
    () => {},
  );
}

/** Resumes pending submissions on this visit, and each time the page or the network is back. */
export function startOutbox(): void {
  look();
  for (const type of ['online', 'visibilitychange']) addEventListener(type, look);
}
