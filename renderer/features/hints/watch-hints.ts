/** What a tooltip or hover card belongs to; `renderer/features/hints/Hint.tsx` writes it. */
const HINT = '[data-hint]';

/** Loads tooltips and hover cards at the first touch of one; the time until then counts as waiting. */
export function watchHints(): void {
  const start = (event: Event) => {
    const hint = event.target instanceof Element && event.target.closest<HTMLElement>(HINT);
    if (!hint) return;
    for (const type of types) document.removeEventListener(type, start);
    // What the texts say helps, but nobody is lost without it.
    import('./hints.ts').then(
      (module) => module.startHints(hint, event),
      () => {},
    );
  };
  const types = ['pointerover', 'focusin'] as const;
  for (const type of types) document.addEventListener(type, start);
}
