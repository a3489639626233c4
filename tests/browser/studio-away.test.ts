import { expect, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { DataSite } from '../support/data-site.ts';
import { LiveStudio } from '../support/live-studio.ts';

setUpBrowser();

const FILE = 'pages/index/page.yaml';

test('what is typed while the studio is away is there again after its next start', async () => {
  const site = new DataSite();
  const first = await LiveStudio.start(site.root);
  const page = await (await browser.newContext()).newPage();
  await page.goto(first.address);
  await page.getByRole('button', { name: 'Basics' }).click();
  const name = page.locator('[data-field="name"] :is(input, textarea)');
  await name.fill('Vorher');
  await page.getByRole('button', { name: 'Save 1 file' }).waitFor();
  first.stop();
  await page.getByText('The studio has ended').waitFor();
  await name.fill('Währenddessen');
  const description = page.locator('[data-field="description"] :is(input, textarea)');
  await description.fill('Auch das.');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain('Auch das.');
  // Another site that is edited at the same address gets none of it.
  const other = new DataSite();
  const port = Number(new URL(first.origin).port);
  const elsewhere = await LiveStudio.start(other.root, port);
  await page.goto(elsewhere.address);
  await page.getByRole('heading', { name: 'Startseite' }).waitFor();
  expect((await elsewhere.file(FILE)).value).toMatchObject({ name: 'Startseite' });
  elsewhere.stop();
  const second = await LiveStudio.start(site.root, port);
  await page.goto(second.address);
  const shown = async () => (await second.file(FILE)).value;
  await expect.poll(shown).toMatchObject({ name: 'Währenddessen', description: 'Auch das.' });
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('unsent');
  await page.getByRole('button', { name: 'Save 1 file' }).waitFor();
});

test('what was typed in the moment before the page was closed is not lost', async () => {
  const site = new DataSite();
  const studio = await LiveStudio.start(site.root);
  const page = await (await browser.newContext()).newPage();
  await page.goto(studio.address);
  await page.getByRole('button', { name: 'Basics' }).click();
  await page.locator('[data-field="description"] textarea').waitFor();
  const words = { name: 'Zuletzt', description: 'Und das.' };
  await page.evaluate((typed) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    for (const [name, text] of Object.entries(typed)) {
      const area = document.querySelector(`[data-field="${name}"] textarea`);
      set?.call(area, text);
      area?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    location.href = 'about:blank';
  }, words);
  await expect.poll(async () => (await studio.file(FILE)).value).toMatchObject(words);
});
