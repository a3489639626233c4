/** Minimum time in milliseconds a person needs to fill in a form (docs/product.md, "What is sent"). */
const FILL_TIME = 3000;

/** When the page became usable, in milliseconds of the page's own clock. */
function shownAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return 0;
  return navigation.loadEventStart || navigation.domContentLoadedEventStart;
}

/**
 * How long to delay a form submitted now, in milliseconds.
 *
 * @param shown when the form became usable, by the page's own clock; by default, when the page did.
 */
export function millisecondsToHold(shown = shownAt()): number {
  return Math.max(0, shown + FILL_TIME - performance.now());
}

/** Resolves after the given time. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
