import type { PageMessage } from '../protocol.ts';
import { elementFor } from './shown-field.ts';

/** Attribute of the element being edited; since it is editable, page updates leave it alone. */
const TYPING = 'data-studio-typing';

/** A single line: pasted text may have several. */
function lineOf(element: HTMLElement): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ');
}

function selectAll(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/**
 * Starts editing an element that shows one text. Enter or leaving it finishes, Escape restores the text.
 *
 * @param text as written in the file.
 */
export function typeInto(path: string, text: string, tell: (message: PageMessage) => void): void {
  const element = elementFor(path);
  if (!element?.hasAttribute('data-edit-whole')) return;
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    over.abort();
    const line = lineOf(element);
    if (line !== line.trim()) tell({ type: 'type', path, text: line.trim() });
    element.textContent = line.trim();
    element.removeAttribute('contenteditable');
    element.removeAttribute(TYPING);
  };
  element.setAttribute(TYPING, '');
  element.contentEditable = 'plaintext-only';
  window.focus();
  element.focus({ preventScroll: true });
  selectAll(element);
  element.addEventListener('input', () => tell({ type: 'type', path, text: lineOf(element) }), {
    signal,
  });
  element.addEventListener('blur', end, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') {
        element.textContent = text;
        tell({ type: 'type', path, text });
      }
      element.blur();
    },
    { signal },
  );
}
