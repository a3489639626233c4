function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The tab that the address names (`/admin#pages`), as a store for React. */
export const tabAddress = {
  subscribe,
  read: () => location.hash.slice(1),
  /** A step of its own in the history, so that Back leads to the tab before. */
  write: (tab: string) => {
    location.hash = tab;
  },
};
