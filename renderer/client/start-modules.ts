import { watchPlace } from './watch-place.ts';

/** Makes the places of the page that a module enlivens ready to load it; where there is none, nothing. */
export function startModules(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-module]'))
    watchPlace(place, () => import('./modules.ts').then(({ startModule }) => startModule(place)));
}
