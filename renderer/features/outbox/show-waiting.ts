import { waitingEntries } from './entries.ts';

const loadList = () => import('./waiting-list.tsx');

/** Loads the list in advance, as long as there is a network. */
export function prepareWaiting(): void {
  if (document.querySelector('[data-outbox]')) loadList().catch(ignore);
}

/** The list is only for reading and withdrawing; what waits is sent without it. */
function ignore(): void {}

/** Shows what waits where the page has a place for it, as `/contact` and `/booking-success` have. */
export function showWaiting(): void {
  const place = document.querySelector<HTMLElement>('[data-outbox]');
  if (!place || waitingEntries().length === 0) return;
  loadList().then(({ mountWaiting }) => mountWaiting(place), ignore);
}
