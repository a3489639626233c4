/** What is loaded when it comes into view begins to load this far below the window. */
const AHEAD = '200px';

/** A page works without what could not be loaded; the next touch tries again. */
function ignore(): void {}

/** Calls `load` when the `data-on` of a place says: at once, in a quiet moment, in view, or at the first touch of it. */
export function watchPlace(place: HTMLElement, load: () => Promise<void>): void {
  const start = () => void load().catch(ignore);
  switch (place.dataset.on) {
    case 'load':
      start();
      break;
    case 'idle':
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(start);
      else addEventListener('load', () => setTimeout(start, 1));
      break;
    case 'visible': {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          start();
        },
        { rootMargin: AHEAD },
      );
      observer.observe(place);
      break;
    }
    case 'interaction':
      for (const type of ['pointerdown', 'focusin']) place.addEventListener(type, start);
  }
}
