import { watchElement } from './watch-element.ts';

/** Prepares the elements of the page that have a module for loading it, if there are any. */
export function startModules(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-module]'))
    watchElement(place, () => import('./modules.ts').then(({ startModule }) => startModule(place)));
}
