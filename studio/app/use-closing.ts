import { useEffect } from 'react';
import { hasDrawers, type Layout } from './layout.ts';
import type { StudioStore } from './store.ts';

/** What takes Escape for itself. */
const OPEN_ABOVE = 'dialog[open], :popover-open';

/** A field whose text Escape is not to cost anybody. */
function hasText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    (element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(element.type))) &&
    element.value !== ''
  );
}

/** A panel, or in a narrow window the list or the form. */
type Part = 'panel' | 'pages' | 'form';

/** What lies uppermost over the stage. */
function uppermost(panel: string | undefined, layout: Layout): Part | undefined {
  if (hasDrawers() && layout.isListOpen) return 'pages';
  if (panel !== undefined) return 'panel';
  return hasDrawers() && layout.isFormOpen ? 'form' : undefined;
}

/**
 * Has Escape close what lies over the stage; in a field with text it first leaves the field. The focus goes back to the button
 * that opened what was closed.
 *
 * @returns the function that closes the panel in the same way.
 */
export function useClosing(
  store: StudioStore,
  layout: Layout,
  change: (part: Partial<Layout>) => void,
): () => void {
  const close = (part: Part) => {
    const { panel } = store.view;
    if (part === 'panel') store.openPanel(undefined);
    else change(part === 'pages' ? { isListOpen: false } : { isFormOpen: false });
    const opener = part === 'panel' ? panel : part;
    document.querySelector<HTMLElement>(`[data-opens="${opener}"]`)?.focus();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const part = uppermost(store.view.panel, layout);
      if (part === undefined || document.querySelector(OPEN_ABOVE)) return;
      const { activeElement } = document;
      if (!hasText(activeElement)) close(part);
      // The browser empties a search.
      else if (activeElement.type !== 'search')
        activeElement.closest<HTMLElement>('[data-region]')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return () => close('panel');
}
