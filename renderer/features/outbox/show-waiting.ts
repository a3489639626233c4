import { waitingEntries } from './entries.ts';

const loadList = () => import('./waiting-list.tsx');

/** Loads the list in advance, while there is a network. */
export function prepareWaiting(): void {
  if (document.querySelector('[data-outbox]')) loadList().catch(ignore);
}

/** The list is only for viewing and withdrawing; pending entries are sent without it. */
function ignore(): void {}

/** Lists pending submissions where the page has a place for them, as the contact page and `/booking-success` do. */
export function showWaiting(): void {
  const place = document.querySelector<HTMLElement>('[data-outbox]');
  if (!place || waitingEntries().length === 0) return;
  loadList().then(({ mountWaiting }) => mountWaiting(place), ignore);
}
