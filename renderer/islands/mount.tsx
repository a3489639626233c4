import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Lets React take a place in the page over: markup that is there already is kept, an empty place is filled.
 *
 * @param prefix begins the ids within; two places that have ids need different ones.
 */
export function mount(place: HTMLElement, content: ReactNode, prefix: string): Root {
  const options = { identifierPrefix: prefix };
  if (place.hasChildNodes()) return hydrateRoot(place, content, options);
  const root = createRoot(place, options);
  root.render(content);
  return root;
}
