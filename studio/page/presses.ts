import type { PageMessage } from '../protocol.ts';
import { studioKey } from '../studio-keys.ts';
import { shownElement } from './shown-field.ts';
import { pathAt } from './text-at.ts';

/** A picture covered by another part of its section, such as the text column of a hero. */
function pictureBelow(target: Element, x: number, y: number): Element | undefined {
  const section = target.closest('main > *');
  return document
    .elementsFromPoint(x, y)
    .find((element) => element.hasAttribute('data-edit-picture') && section?.contains(element));
}

/** The nearest element around a position that shows something from the page's file. */
function markedAround(event: MouseEvent): (PageMessage & { type: 'choose' }) | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const marked =
    event.target.closest('[data-edit], [data-edit-picture]') ??
    (linkAround(event.target)
      ? undefined
      : pictureBelow(event.target, event.clientX, event.clientY));
  const picture = marked?.getAttribute('data-edit-picture');
  if (typeof picture === 'string') return { type: 'choose', path: picture, what: 'picture' };
  const path = marked && pathAt(marked, event.clientX, event.clientY);
  return path ? { type: 'choose', path, what: 'text' } : undefined;
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Closed questions open on a click, as on the finished page. */
function opensSomething(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('summary') !== null;
}

/**
 * A click on a text or a picture selects its field, a double click starts editing. Links are reported instead of
 * followed: if no text was hit, or with a modifier key that opens links elsewhere.
 */
export function followPresses(tell: (message: PageMessage) => void): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      const chosen = markedAround(event);
      const link = linkAround(event.target);
      if (!chosen && !link) return;
      if (!opensSomething(event.target)) event.preventDefault();
      event.stopPropagation();
      if (link && (!chosen || event.ctrlKey || event.metaKey)) {
        if (link.origin === location.origin) tell({ type: 'go', path: link.pathname });
      } else if (chosen && event.detail < 2) tell(chosen);
    },
    { capture: true },
  );
  document.addEventListener(
    'dblclick',
    (event) => {
      const whole =
        event.target instanceof Element ? event.target.closest('[data-edit-whole]') : null;
      const path = whole?.getAttribute('data-edit');
      if (typeof path !== 'string') return;
      event.preventDefault();
      tell({ type: 'begin', path });
    },
    { capture: true },
  );
}

/** Handles the studio's shortcuts in its pages, too; Enter starts editing the marked element. */
export function followKeys(tell: (message: PageMessage) => void): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const key = studioKey(event);
      if (key !== undefined) {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        tell({ type: 'key', key });
        return;
      }
      const shown = shownElement();
      const path = shown?.getAttribute('data-edit');
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (event.key !== 'Enter' || !isFree || !path || !shown?.hasAttribute('data-edit-whole'))
        return;
      event.preventDefault();
      tell({ type: 'begin', path });
    },
    { capture: true },
  );
}
