import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Code of axe, to be run in a page. */
export const AXE: string;

/** Scrolls to the bottom by screens, as a reader does; to be run in the page. */
export function scrollToBottom(): Promise<void>;

/** Scrolls to the bottom at once, and lets the page answer; to be run in the page. */
export function jumpToBottom(): Promise<void>;

/**
 * What axe finds against WCAG 2.2 A and AA, one text for each element. The page's context must bypass the
 * security policy.
 *
 * @param within selectors to look in; the whole page if there are none.
 */
export function axeFaults(page: Page, ...within: string[]): Promise<string[]>;

/** What of a page stands in no landmark, and landmarks of one name. The page's context must bypass the security policy. */
export function landmarkFaults(page: Page): Promise<string[]>;
