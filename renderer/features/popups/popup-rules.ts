/** What lets a popup or a bar show; whichever comes first. */
export interface Conditions {
  seconds?: number | undefined;
  /** Percent of the way to the end of the page. */
  scrolled?: number | undefined;
  pastFirstScreen?: boolean | undefined;
  leaving?: boolean | undefined;
}

/** Where a visitor is on the page. */
export interface Progress {
  /** Since the page was opened. */
  seconds: number;
  /** Percent of the way to the end of the page. */
  scrolled: number;
  pastFirstScreen: boolean;
  /** The pointer has just left the window at the top. */
  leaving: boolean;
}

/** True once one of the conditions is met. */
export function isDue(conditions: Conditions, progress: Progress): boolean {
  const { seconds, scrolled, pastFirstScreen = false, leaving = false } = conditions;
  return (
    (seconds !== undefined && progress.seconds >= seconds) ||
    (scrolled !== undefined && progress.scrolled >= scrolled) ||
    (pastFirstScreen && progress.pastFirstScreen) ||
    (leaving && progress.leaving)
  );
}

/** What else may keep a popup or a bar away. */
export interface Circumstances {
  /** A small window, or one that is touched. */
  isPhone: boolean;
  /** The visit began on the page of a search engine. */
  fromSearch: boolean;
  pastFirstScreen: boolean;
  /** Closed or followed before. */
  isClosed: boolean;
  /** Something else is open or asks, or the visitor is writing. */
  isBusy: boolean;
}

/**
 * Whether one may show at all. On phones never over the first screen, and never to who comes from a search engine: Google ranks
 * pages lower that cover what was searched for (Search Central, "Avoid intrusive interstitials and dialogs").
 */
export function mayShow(circumstances: Circumstances): boolean {
  const { isPhone, fromSearch, pastFirstScreen, isClosed, isBusy } = circumstances;
  if (isClosed || isBusy) return false;
  return !isPhone || (pastFirstScreen && !fromSearch);
}
