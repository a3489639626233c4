import { watchPlace } from './watch-place.ts';

/** Prepares the elements of the page that have a module for loading it, if there are any. */
export function startModules(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-module]'))
    watchPlace(place, () => import('./modules.ts').then(({ startModule }) => startModule(place)));
}
