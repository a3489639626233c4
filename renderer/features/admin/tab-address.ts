function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The tab in the fragment (`/admin#pages`), as an external store for React. */
export const tabAddress = {
  subscribe,
  read: () => location.hash.slice(1),
  /** Adds a history entry, so that Back returns to the previous tab. */
  write: (tab: string) => {
    location.hash = tab;
  },
};
