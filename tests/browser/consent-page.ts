import type { Page } from 'playwright-core';
import type { Visitor } from './consent-site.ts';

/** Where the answer is kept. */
export const KEY = 'measurementConsent';

/** Pages of every frame that asks. */
export const PAGES = [
  '/',
  '/power-of-attorney',
  '/poder-notarial',
  '/contact',
  '/mobile-notary',
  '/card',
];

declare global {
  interface Window {
    /** Sum of the layout shifts once the page has been read to its end. */
    shifted: number;
    /** How often the tag's script has run in the page. */
    tagRan?: number;
  }
}

/** The strip below the header that asks. */
export const question = (page: Page) => page.locator('.consent-question');
export const yes = (page: Page) => question(page).locator('button[value=yes]');
export const no = (page: Page) => question(page).locator('button[value=no]');
/** Requests for the tag. */
export const tagsOf = ({ foreign }: Visitor) => foreign.filter((url) => url.includes('/gtag/js'));
export const tagRan = (page: Page) => page.evaluate(() => window.tagRan);
export const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The data layer, with commands of the tag as arrays. */
export const layer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as unknown as ArrayLike<unknown>)
        : entry,
    ),
  );
export const conversions = async (page: Page) =>
  (await layer(page)).filter((entry) => Array.isArray(entry) && entry[1] === 'conversion');
/** Taps the first link that calls. */
export const call = (page: Page) => page.locator('a[href^="tel:"]:visible').first().click();
/** What the tag was told last. */
export const granted = async (page: Page) => {
  const last = (await layer(page))
    .filter((entry) => Array.isArray(entry) && entry[0] === 'consent')
    .at(-1) as [string, string, Record<string, string>] | undefined;
  return last?.[2].ad_storage;
};
