import { isHandheld } from '../../browser/handheld.ts';
import { arrival } from '../attribution/arrival.ts';
import type { Progress } from './popup-rules.ts';
import { isSearchEngine } from './search-engines.ts';

/** What takes the visitor's whole attention. */
const OPEN = 'dialog[open], :popover-open, .menu-toggle[aria-expanded=true]';
const QUESTION = '.consent-question:not([hidden], [data-answered])';

/** Where somebody writes, or watches what plays in a frame. */
const IN_USE = 'input, textarea, select, iframe, video, [contenteditable]';

/** True on small windows, where the dock is at the lower edge, and on those that are touched. */
export function isPhone(): boolean {
  return isHandheld() || matchMedia('(width < 52rem)').matches;
}

/** True if the visit began on the page of a search engine. */
export function isFromSearch(): boolean {
  return isSearchEngine(arrival()?.referrer ?? document.referrer);
}

/** True while something else asks for an answer. */
export function isAsked(): boolean {
  return document.querySelector(`${OPEN}, ${QUESTION}`) !== null;
}

/** True while the visitor writes or watches. */
export function isOccupied(): boolean {
  return document.activeElement?.matches(IN_USE) ?? false;
}

/** Where the visitor is on the page. */
export function progressNow(leaving: boolean): Progress {
  const { scrollHeight, clientHeight } = document.documentElement;
  return {
    seconds: performance.now() / 1000,
    scrolled: (100 * scrollY) / Math.max(1, scrollHeight - clientHeight),
    pastFirstScreen: scrollY >= clientHeight,
    leaving,
  };
}
