/** Maps begin to load when they are this far below the window. */
const AHEAD = '200px';

/** Loads the real map for drawn ones that come into view; where there is none, nothing. */
export function startMaps(): void {
  const figures = document.querySelectorAll<HTMLElement>('.service-map[data-tiles]');
  if (figures.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        import('./live-map.ts').then(
          ({ showLiveMap }) => showLiveMap(target),
          // Without a network the drawn map is the map.
          () => {},
        );
      }
    },
    { rootMargin: AHEAD },
  );
  for (const figure of figures) observer.observe(figure);
}
