import { addressedClient } from './client-id.ts';

/** The client id in the address of this page, valid or not. */
export function clientInAddress(): string {
  return addressedClient(window.location);
}

/** Calls `changed` when another link to the same page is followed. */
export function watchAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
