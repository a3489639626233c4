import { chromium } from 'playwright-core';
import { scrollToBottom } from '../support/axe-run.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.mjs';

const WIDTHS = [390, 1280];

/** Records each layout shift with the elements that moved; to be run before the page's own scripts. */
function watchShifts() {
  window.shifts = [];
  const nameOf = ({ node }) => (node?.className ? `.${node.className}` : (node?.nodeName ?? '?'));
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push(`${value.toFixed(4)} of ${sources.map(nameOf).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves once every visible picture has loaded, so that any layout shift by it has happened. */
function picturesCome() {
  return Promise.all([
    document.fonts.ready,
    ...[...document.images]
      .filter((image) => image.getClientRects().length > 0 && image.currentSrc !== '')
      .map((image) => image.decode().catch(() => {})),
  ]);
}

/**
 * Loads every page at phone and desktop width, scrolls to its end, and reports layout shifts. Lighthouse only
 * covers the first screen of a phone.
 *
 * @param {{ origin: string, pages: { path: string }[] }} site
 * @returns {Promise<{ checked: string, findings: { page: string, detail: string }[] }>}
 */
export async function auditShifts({ origin, pages }) {
  const findings = [];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      await context.addInitScript(watchShifts);
      const page = await context.newPage();
      for (const { path } of pages) {
        await page.goto(origin + path);
        await page.evaluate(picturesCome);
        await page.evaluate(scrollToBottom);
        await page.evaluate(picturesCome);
        const shifts = await page.evaluate(() => window.shifts);
        findings.push(...shifts.map((shift) => ({ page: path, detail: `${width} px: ${shift}` })));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { checked: `pages at ${WIDTHS.join(' and ')} px: ${pages.length}`, findings };
}
