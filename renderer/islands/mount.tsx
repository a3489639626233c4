import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Lets React take a place in the page over: markup that is there already is kept, an empty place is filled.
 *
 * @param prefix begins the ids within; two places that have ids need different ones.
 */
export function mount(container: HTMLElement, content: ReactNode, prefix: string): Root {
  const options = { identifierPrefix: prefix };
  if (container.hasChildNodes()) return hydrateRoot(container, content, options);
  const root = createRoot(container, options);
  root.render(content);
  return root;
}
