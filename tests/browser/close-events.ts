import type { Page } from 'playwright-core';

/** Keeps `close` events away: as long as a busy browser owes them, dialogs are closed and have not been told. */
export function holdCloseEvents(page: Page): Promise<void> {
  return page.evaluate(() =>
    window.addEventListener('close', (event) => event.stopImmediatePropagation(), true),
  );
}
