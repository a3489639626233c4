import type { VisitorFacts } from '../../domain/visitor-facts.ts';

let loaded: Promise<VisitorFacts> | undefined;

async function fetchFacts(): Promise<VisitorFacts> {
  const response = await fetch(document.documentElement.dataset.facts ?? '');
  if (!response.ok) throw new Error(`The facts answered ${response.status}`);
  return response.json();
}

/**
 * The facts that islands work with, fetched once a page.
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
