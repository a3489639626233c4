import { expect, test } from 'vitest';
import { siteInDevelopment } from './in-development.ts';

const running = siteInDevelopment();

const withVariant = (headline: string) => (text: string) =>
  `${text}variants:\n  - { name: urgent, weight: 99, set: { hero.headline: ${headline} } }\n`;

test('in development a page is the original, offers its variants to look at, and follows edits of them', async () => {
  const { page, site } = running;
  site.edit('gate', withVariant('Signed before dark'));
  await running.open('/gate');
  const badge = page.locator('touchdown-variants');
  await expect.poll(() => badge.locator('[aria-current]').textContent()).toBe('original');
  expect(await page.locator('h1').textContent()).not.toBe('Signed before dark');

  await badge.getByRole('link', { name: 'urgent' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Signed before dark');
  await expect.poll(() => badge.locator('[aria-current]').textContent()).toBe('urgent');
  site.edit('gate', withVariant('Signed before noon'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Signed before noon');

  site.write('gate');
  await badge.waitFor({ state: 'detached' });
});
