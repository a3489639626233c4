import { watchElement } from './watch-element.ts';

type Hydrate = () => Promise<void>;

/** Loads the island once, however many callers there are; after a failure the next call tries again. */
function loader(place: HTMLElement): Hydrate {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= import('./hydrate.tsx')
      .then(({ hydrateIsland }) => hydrateIsland(place))
      .then(() => {
        noteOf(place)?.remove();
        place.removeAttribute('data-failed');
        place.setAttribute('data-ready', '');
      })
      .catch((error: unknown) => {
        loading = undefined;
        place.setAttribute('data-failed', '');
        throw error;
      });
    return loading;
  };
}

function noteOf(place: HTMLElement): Element | undefined {
  const next = place.nextElementSibling;
  return next?.matches('.island-failed') ? next : undefined;
}

/**
 * Shows a message below the island that the click had no effect; announced to screen readers, and removed once the
 * island loads.
 */
function tellFailure(place: HTMLElement): void {
  noteOf(place)?.remove();
  const note = document.createElement('p');
  note.className = 'island-failed';
  note.setAttribute('role', 'alert');
  note.textContent = document.documentElement.dataset.notLoaded ?? '';
  place.after(note);
}

/**
 * Defers what a visitor does before the code has loaded, and replays it afterwards. React, which attaches its listeners
 * before the island is ready, must not see the original event, or it would handle it twice. If the code cannot be
 * loaded, a form is submitted natively, as without scripts; where that is not possible, a message is shown.
 */
function catchUp(place: HTMLElement, hydrate: Hydrate): void {
  const isReady = () => place.hasAttribute('data-ready');
  const keep = (type: 'submit' | 'click', listener: (event: Event) => void) =>
    place.addEventListener(type, (event) => isReady() || listener(event), { capture: true });
  keep('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    const { submitter } = event as SubmitEvent;
    event.preventDefault();
    event.stopImmediatePropagation();
    hydrate().then(
      () => form.requestSubmit(submitter),
      () => (form.method === 'dialog' ? tellFailure(place) : form.submit()),
    );
  });
  keep('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    event.stopImmediatePropagation();
    hydrate().then(
      () => button.click(),
      () => tellFailure(place),
    );
  });
}

/** The page works without its islands; the next interaction tries again. */
function ignore(): void {}

/** Prepares the islands of the page for loading, if there are any. */
export function startIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrate = loader(place);
    catchUp(place, hydrate);
    watchElement(place, hydrate);
    // A link such as `#calculator?…` passes values to the island of that name.
    if (location.hash.startsWith(`#${place.dataset.island}?`)) hydrate().catch(ignore);
  }
}
