import type { Page } from 'playwright-core';

/** The pointer leaves the window for the address bar. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(
      new MouseEvent('mouseout', { clientY: -1, relatedTarget: null, bubbles: true }),
    ),
  );
}

/** The visitor scrolls down to a share of the page. */
export async function scrollDown(page: Page, share: number): Promise<void> {
  await page.evaluate(async (part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
    // Told of the scrolling in one frame, the page looks around in the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, share);
}
