import { chromium } from 'playwright-core';
import { axeFaults, jumpToBottom, scrollToBottom } from '../support/axe-run.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.mjs';
import { UNKNOWN_ADDRESS } from './site.mjs';

const WIDTHS = [390, 1280];

/**
 * Runs axe on every page and on an unknown address, at phone and desktop width.
 *
 * @param {{ origin: string, pages: { path: string }[] }} site
 * @returns {Promise<{ checked: string, findings: { page: string, detail: string }[] }>}
 */
export async function auditAxe({ origin, pages }) {
  const paths = [...pages.map(({ path }) => path), UNKNOWN_ADDRESS];
  const findings = [];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        // axe is injected into the page, which the site's content policy forbids.
        bypassCSP: true,
        hasTouch: width < 1000,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(origin + path);
        await page.evaluate(scrollToBottom);
        // Content that appears on scrolling is visible in the second run.
        await page.evaluate(jumpToBottom);
        const faults = await axeFaults(page);
        findings.push(...faults.map((fault) => ({ page: path, detail: `${width} px: ${fault}` })));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { checked: `addresses at ${WIDTHS.join(' and ')} px: ${paths.length}`, findings };
}
