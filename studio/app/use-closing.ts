import { useEffect } from 'react';
import { hasDrawers, type Layout } from './layout.ts';
import type { StudioStore } from './store.ts';

/** Elements that handle Escape themselves. */
const OPEN_ABOVE = 'dialog[open], :popover-open';

/** True for a field whose text a single Escape must not discard. */
function hasText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    (element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(element.type))) &&
    element.value !== ''
  );
}

/** A panel, or in a narrow window the drawer of the list or the form. */
type Part = 'panel' | 'pages' | 'form';

/** The topmost part over the stage. */
function uppermost(panel: string | undefined, layout: Layout): Part | undefined {
  if (hasDrawers() && layout.isListOpen) return 'pages';
  if (panel !== undefined) return 'panel';
  return hasDrawers() && layout.isFormOpen ? 'form' : undefined;
}

/**
 * Makes Escape close the topmost part over the stage; in a field with text, Escape leaves the field first. Focus returns to
 * the button that opened the part.
 *
 * @returns a function that closes the panel in the same way.
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
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const part = uppermost(store.view.panel, layout);
      if (part === undefined || document.querySelector(OPEN_ABOVE)) return;
      const { activeElement } = document;
      if (!hasText(activeElement)) close(part);
      // The browser clears a search field.
      else if (activeElement.type !== 'search')
        activeElement.closest<HTMLElement>('[data-region]')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return () => close('panel');
}
