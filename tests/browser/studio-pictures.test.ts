import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { frameOf, openFromList, openStudio, setUpStudio, WIDTHS } from './studio-page.ts';

setUpStudio();

let page: Page;

beforeAll(async () => {
  page = await openStudio();
  await openFromList(page, 'Kommen Sie und sehen Sie');
});

/** Presses the picture of the first screen where nothing is written on it, and tells whether the picture lies uppermost there. */
function pressPicture(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('[data-edit-picture="hero.image"]')?.getBoundingClientRect() ??
      new DOMRect();
    const [clientX, clientY] = [left + width * 0.7, top + height * 0.5];
    const uppermost = document.elementFromPoint(clientX, clientY);
    const press = { clientX, clientY, bubbles: true, cancelable: true, detail: 1 };
    uppermost?.dispatchEvent(new MouseEvent('click', press));
    return uppermost?.hasAttribute('data-edit-picture') ?? false;
  });
}

test('the picture that a hero is written on leads to its field, at both widths', async () => {
  const focus = page.locator('[data-field="hero.image"] [role="slider"]:focus');
  for (const width of WIDTHS) {
    // On a wide screen the column of the text reaches over all of it.
    expect(await pressPicture(await frameOf(page, width))).toBe(width === 'Phone');
    await focus.waitFor();
    const { width: wide = 0, height = 0 } = (await focus.boundingBox()) ?? {};
    // A drawing that says no size of its own is shown, too.
    expect(Math.min(wide, height)).toBeGreaterThan(100);
    await page.getByRole('searchbox', { name: 'Search pages' }).focus();
  }
});

test('a file that is dropped where nobody takes it is not opened in place of the studio', async () => {
  const drop = () =>
    ['dragover', 'drop'].map((type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
      return document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    });
  const windows = [page.mainFrame(), ...(await Promise.all(WIDTHS.map((of) => frameOf(page, of))))];
  for (const frame of windows) expect(await frame.evaluate(drop)).toEqual([false, false]);
});
