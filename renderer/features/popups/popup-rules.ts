/** Triggers of a popup or a bar; the first one applies. */
export interface Conditions {
  seconds?: number | undefined;
  /** Scroll position in percent of the page. */
  scrolled?: number | undefined;
  pastFirstScreen?: boolean | undefined;
  leaving?: boolean | undefined;
}

/** The visitor's progress on the page. */
export interface Progress {
  /** Since the page was opened. */
  seconds: number;
  /** Scroll position in percent of the page. */
  scrolled: number;
  pastFirstScreen: boolean;
  /** The pointer has just left the viewport at the top. */
  leaving: boolean;
}

/** Whether one of the conditions is met. */
export function isDue(conditions: Conditions, progress: Progress): boolean {
  const { seconds, scrolled, pastFirstScreen = false, leaving = false } = conditions;
  return (
    (seconds !== undefined && progress.seconds >= seconds) ||
    (scrolled !== undefined && progress.scrolled >= scrolled) ||
    (pastFirstScreen && progress.pastFirstScreen) ||
    (leaving && progress.leaving)
  );
}

/** What else can suppress a popup or a bar. */
export interface Circumstances {
  /** A small viewport, or a touch device. */
  isPhone: boolean;
  /** The visit began on a search engine. */
  fromSearch: boolean;
  pastFirstScreen: boolean;
  /** Dismissed or followed before. */
  isClosed: boolean;
  /** Another dialog or prompt is open, or the visitor is typing. */
  isBusy: boolean;
}

/**
 * Whether a popup may show at all. On phones never over the first screen, and never to visitors from a search engine:
 * Google ranks pages lower that cover what was searched for (Search Central, "Avoid intrusive interstitials and
 * dialogs").
 */
export function mayShow(circumstances: Circumstances): boolean {
  const { isPhone, fromSearch, pastFirstScreen, isClosed, isBusy } = circumstances;
  if (isClosed || isBusy) return false;
  return !isPhone || (pastFirstScreen && !fromSearch);
}
