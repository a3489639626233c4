import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { runHere } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';
import { LiveStudio } from '../support/live-studio.ts';

/** Texts of the page that tests edit; headings are typed into, `intro` names a fact. */
const ABOUT = {
  name: 'Über uns',
  type: 'main',
  description: 'Wer wir sind.',
  seo: {
    title: 'Über uns: Elektriker in Luxemburg',
    description: 'Wer wir sind und was wir können.',
  },
  sections: [
    { title: { heading: 'Wer wir sind', intro: '{business.name} kommt heute noch.' } },
    { text: { heading: 'Womit wir kommen', paragraphs: ['Mit dem Rad.'] } },
  ],
};

export let site: DataSite;
let studio: LiveStudio;

/** Starts a studio on a small site for the tests of a file. */
export function setUpStudio(): void {
  setUpBrowser();
  site = new DataSite();
  beforeAll(async () => {
    site.write('pages/about/page.yaml', ABOUT);
    await runHere(['new-landing', 'tag-der-offenen-tuer', '--from', 'event', '--root', site.root]);
    studio = await LiveStudio.start(site.root);
  });
}

/** Opens the studio, with the home page on its stage; until the test, or the file, that opens it ends. */
export async function openStudio({ width = 1280, bypassCSP = false } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP });
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(() => context.close());
  const page = await context.newPage();
  await page.goto(studio.address);
  await page.getByRole('heading', { name: 'Startseite' }).waitFor();
  return page;
}

/** Opens another page of the site from the list. */
export async function openFromList(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  for (const width of WIDTHS) await frameOf(page, width);
}

/** Frames of the stage. */
export const WIDTHS = ['Phone', 'Desktop'] as const;

function frameElement(page: Page, width: (typeof WIDTHS)[number]) {
  return page.locator(`figure:has-text("${width}") iframe`);
}

/** A page on the stage, once its script talks to the studio. */
export async function frameOf(page: Page, width: (typeof WIDTHS)[number]): Promise<Frame> {
  const element = await frameElement(page, width).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame ${width}.`);
  await frame.locator('script[data-studio]').waitFor({ state: 'attached' });
  await frame.waitForLoadState('load');
  return frame;
}

/** Where an element of a scaled frame stands in the window of the studio. */
export async function placeOf(page: Page, width: (typeof WIDTHS)[number], selector: string) {
  const frame = await frameOf(page, width);
  const element = frameElement(page, width);
  const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 };
  const scale = await element.evaluate((node) => Number(getComputedStyle(node).scale));
  const inside = await frame
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  return { x: x + inside.x * scale, y: y + inside.y * scale };
}

/** What both frames show at a place. */
export async function shownTexts(page: Page, selector: string): Promise<string[]> {
  const frames = await Promise.all(WIDTHS.map((width) => frameOf(page, width)));
  return Promise.all(frames.map((frame) => frame.locator(selector).first().innerText()));
}
