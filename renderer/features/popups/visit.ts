import { isHandheld } from '../../browser/handheld.ts';
import { arrival } from '../attribution/arrival.ts';
import type { Progress } from './popup-rules.ts';
import { isSearchEngine } from './search-engines.ts';

/** Elements that demand the visitor's whole attention. */
const OPEN = 'dialog[open], :popover-open, .menu-toggle[aria-expanded=true]';
const QUESTION = '.consent-question:not([hidden], [data-answered])';

/** Elements in which somebody types, or watches what plays in a frame. */
const IN_USE = 'input, textarea, select, iframe, video, [contenteditable]';

/** Whether the viewport is small, so that the dock is at its bottom edge, or the device is operated by touch. */
export function isPhone(): boolean {
  return isHandheld() || matchMedia('(width < 52rem)').matches;
}

/** Whether the visit began on a search engine, or this page was opened from one. */
export function isFromSearch(): boolean {
  return [arrival()?.referrer ?? '', document.referrer].some(isSearchEngine);
}

/** Whether something else is waiting for an answer. */
export function isAsked(): boolean {
  return document.querySelector(`${OPEN}, ${QUESTION}`) !== null;
}

/** Whether the visitor is typing or watching. */
export function isOccupied(): boolean {
  return document.activeElement?.matches(IN_USE) ?? false;
}

/** The visitor's current progress on the page. */
export function progressNow(leaving: boolean): Progress {
  const { scrollHeight, clientHeight } = document.documentElement;
  return {
    seconds: performance.now() / 1000,
    scrolled: (100 * scrollY) / Math.max(1, scrollHeight - clientHeight),
    pastFirstScreen: scrollY >= clientHeight,
    leaving,
  };
}
