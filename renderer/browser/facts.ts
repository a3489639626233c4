/// <reference types="vite/client" />
import type { VisitorFacts } from '../context/visitor-facts.ts';

let loaded: Promise<VisitorFacts> | undefined;

async function fetchFacts(): Promise<VisitorFacts> {
  const response = await fetch(document.documentElement.dataset.facts ?? '');
  if (!response.ok) throw new Error(`The facts answered ${response.status}`);
  return response.json();
}

/**
 * The facts that islands need, fetched once per page.
 *
 * @throws if they cannot be fetched; the next call tries again.
 */
export function siteFacts(): Promise<VisitorFacts> {
  loaded ??= fetchFacts().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Calls back with new facts when they change on an open page, which only happens in development. */
export function onNewFacts(follow: (facts: VisitorFacts) => void): void {
  import.meta.hot?.on('touchdown:change', ({ pages }: { pages?: string[] }) => {
    if (pages) return;
    loaded = undefined;
    void siteFacts().then(follow);
  });
}
