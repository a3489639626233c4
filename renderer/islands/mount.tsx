import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates an element that has markup; renders into an empty one.
 *
 * @param prefix of the ids within; two elements with ids need different ones.
 */
export function mount(container: HTMLElement, content: ReactNode, prefix: string): Root {
  const options = { identifierPrefix: prefix };
  if (container.hasChildNodes()) return hydrateRoot(container, content, options);
  const root = createRoot(container, options);
  root.render(content);
  return root;
}
