import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Page } from '../../schemas/page.ts';
import { SITE_LANGUAGES } from '../../site/languages.ts';
import { ROOT } from '../content/site-facts.ts';
import { cases, sample } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { THEMES } from '../support/site-themes.ts';
import { CONTEXT, facts, landingPage } from './rendered-landing.ts';

const pages: Page[] = [
  ...THEMES.flatMap((theme) =>
    SITE_LANGUAGES.map((language) =>
      landingPage((landing) => {
        landing.theme = theme;
        landing.language = language;
        landing.whatsappMessage = `About ${theme} in ${language}`;
      }),
    ),
  ),
  ...readPageFiles(SITE, ROOT, facts).pages,
];

/** A context of its own, so that nothing remembered for another one helps. */
const freshContext = () => ({ ...CONTEXT, site: structuredClone(CONTEXT.site) });
const alone = pages.map((page) => renderPage(page, freshContext()));

describe('a page', () => {
  test('is the same when it is rendered again', () => {
    for (const [index, page] of sample([...pages.entries()], 30)) {
      expect(renderPage(page, CONTEXT)).toBe(alone[index]);
      expect(renderPage(page, CONTEXT)).toBe(alone[index]);
    }
  });

  test('is the same whatever pages were rendered before it', () => {
    const order = fc.array(fc.nat(pages.length - 1), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(order, (indices) => {
        const context = freshContext();
        for (const index of indices) {
          expect(renderPage(pages[index] as Page, context)).toBe(alone[index]);
        }
      }),
      { numRuns: cases(8, 25) },
    );
  });

  test('is not changed by rendering it', () => {
    const before = structuredClone(pages);
    for (const page of pages) renderPage(page, CONTEXT);
    expect(pages).toEqual(before);
  });

  test('is like no other', () => {
    expect(new Set(alone).size).toBe(pages.length);
  });
});

test('a page has the facts of its own configuration, not of one rendered earlier', () => {
  const [page] = pages as [Page];
  const site = structuredClone(CONTEXT.site);
  site.business.name = 'Another Notary';
  site.business.phone = '(432) 555-0199';
  renderPage(page, CONTEXT);
  const html = renderPage(page, { ...CONTEXT, site });
  expect(html).toContain('tel:+14325550199');
  expect(html).not.toContain(CONTEXT.site.business.phone);
  expect(renderPage(page, CONTEXT)).toBe(alone[0]);
});

test('the menu marks the page that is open, and only there', () => {
  const current = (page: Page) =>
    renderPage(page, CONTEXT).match(/<a[^>]*aria-current="page"[^>]*>/g) ?? [];
  const elsewhere = landingPage();
  const about = structuredClone(elsewhere);
  about.entry.path = '/about';
  expect(current(elsewhere)).toEqual([]);
  expect(current(about)).toEqual([expect.stringContaining('href="/about"')]);
  expect(current(elsewhere)).toEqual([]);
});

test('a page without a component is named in the error', () => {
  const route = 'no/such/page';
  const page: Page = {
    ...landingPage(),
    kind: 'static',
    route,
    subject: 'business',
    prices: 'standard',
    randomUrgency: false,
    floatingBook: false,
    frame: 'site',
    parents: [],
  };
  expect(() => renderPage(page, CONTEXT)).toThrow('no/such/page');
});
