/** Nobody fills in a form faster than this, in milliseconds (docs/product.md, "What is sent"). */
const FILL_TIME = 3000;

/** When the page was there to be filled in, in milliseconds of the page's own clock. */
function shownAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return 0;
  return navigation.loadEventStart || navigation.domContentLoadedEventStart;
}

/**
 * How long a form that is sent now has to be held, in milliseconds.
 *
 * @param shown when it could be filled in, by the page's own clock; with the page, if it is part of it.
 */
export function millisecondsToHold(shown = shownAt()): number {
  return Math.max(0, shown + FILL_TIME - performance.now());
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
