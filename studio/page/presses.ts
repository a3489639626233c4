import type { PageMessage } from '../protocol.ts';

/** The nearest element around a place that shows something of the page's file. */
function markedAround(target: EventTarget | null): PageMessage | undefined {
  if (!(target instanceof Element)) return undefined;
  const picture = target.closest('[data-edit-picture]');
  if (picture)
    return {
      type: 'choose',
      path: picture.getAttribute('data-edit-picture') ?? '',
      what: 'picture',
    };
  const text = target.closest('[data-edit]');
  const [path] = text?.getAttribute('data-edit')?.split(' ') ?? [];
  return path === undefined ? undefined : { type: 'choose', path, what: 'text' };
}

/** A press on a text or a picture chooses its field; links to other pages are told instead of followed. */
export function followPresses(tell: (message: PageMessage) => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const chosen = markedAround(event.target);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!chosen && !link) return;
      event.preventDefault();
      event.stopPropagation();
      if (chosen) tell(chosen);
      else if (link?.origin === location.origin) tell({ type: 'go', path: link.pathname });
    },
    { capture: true },
  );
}
