/** Element of a tooltip or hover card; rendered by `renderer/features/hints/Hint.tsx`. */
const HINT = '[data-hint]';

/** Loads tooltips and hover cards on the first interaction with one; the loading time counts towards the delay. */
export function watchHints(): void {
  const start = (event: Event) => {
    const hint = event.target instanceof Element && event.target.closest<HTMLElement>(HINT);
    if (!hint) return;
    for (const type of types) document.removeEventListener(type, start);
    // Hints are helpful, but not essential.
    import('./hints.ts').then(
      (module) => module.startHints(hint, event),
      () => {},
    );
  };
  const types = ['pointerover', 'focusin'] as const;
  for (const type of types) document.addEventListener(type, start);
}
