/** How far below the viewport an element starts to load if it loads when visible. */
const AHEAD = '200px';

/** The page works without what could not be loaded; the next interaction tries again. */
function ignore(): void {}

/** Calls `load` as the element's `data-on` says: immediately, when idle, when visible, or on first interaction. */
export function watchElement(element: HTMLElement, load: () => Promise<void>): void {
  const start = () => void load().catch(ignore);
  switch (element.dataset.on) {
    case 'load':
      start();
      break;
    case 'idle':
      // Safari has no `requestIdleCallback`.
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
      observer.observe(element);
      break;
    }
    case 'interaction':
      for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, start);
  }
}
