import { watchPlace } from './watch-place.ts';

type Hydrate = () => Promise<void>;

/** Loads the island once, whoever asks; after a failure the next one to ask tries again. */
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

/** Says below the island that what was pressed had no effect; read out, and gone once it loads. */
function tellFailure(place: HTMLElement): void {
  noteOf(place)?.remove();
  const note = document.createElement('p');
  note.className = 'island-failed';
  note.setAttribute('role', 'alert');
  note.textContent = document.documentElement.dataset.notLoaded ?? '';
  place.after(note);
}

/**
 * Keeps what a visitor does before the code is there, and does it once it is. React, which listens some time before it is
 * ready, hears of it only then: else it would be done twice. If the code cannot be loaded, a form goes the way that it goes
 * without script; where there is none, it is told.
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

/** The page works without its islands; the next touch tries again. */
function ignore(): void {}

/** Makes the islands of the page ready to be loaded; where there is none, nothing. */
export function startIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrate = loader(place);
    catchUp(place, hydrate);
    watchPlace(place, hydrate);
    // A link such as `#calculator?…` has something to tell the island of that name.
    if (location.hash.startsWith(`#${place.dataset.island}?`)) hydrate().catch(ignore);
  }
}
