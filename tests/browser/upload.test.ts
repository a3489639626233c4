import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import {
  heic,
  pngSumsHold,
  SECRET,
  taggedJpeg,
  taggedPng,
  taggedWebp,
} from '../support/photo-files.ts';
import { WIDTHS } from '../support/widths.ts';
import { lendServices } from './outside-services.ts';
import type { ServedSite } from './site-with.ts';
import { FAILURE, Portal, pdf, SUCCESS } from './upload-portal.ts';
import type { UploadServer } from './upload-server.ts';

const inTurn = inTurns();

let server: UploadServer;
let site: ServedSite;

setUpBrowser();
lendServices((made) => {
  ({ uploads: server, site } = made);
});
beforeEach(() => server.reset());

const open = async (options = {}) => {
  const portal = await Portal.open(browser, `${site.url}/client/ABC123`, options);
  await portal.reach('idle');
  return portal;
};

test('files go up one by one, and success is said once all are confirmed', async () => {
  const portal = await open();
  await portal.choose(
    { name: 'deed.pdf', buffer: pdf(3000) },
    { name: 'not-a-file.pdf', buffer: Buffer.from('no') },
    { name: 'ID front & back.heic', buffer: heic() },
  );
  await portal.toast(SUCCESS).waitFor();
  await portal.says('deed.pdf', 'Received by your notary');
  await portal.says('ID front & back.heic', 'Received by your notary');
  await portal.says('not-a-file.pdf', 'Not taken');
  expect(server.received.map(({ bytes, ...rest }) => ({ ...rest, size: bytes.length }))).toEqual([
    {
      fields: ['clientId', 'file'],
      clientId: 'ABC123',
      name: 'deed.pdf',
      type: 'application/pdf',
      size: 3000,
    },
    {
      fields: ['clientId', 'file'],
      clientId: 'ABC123',
      name: 'ID front & back.heic',
      type: 'image/heic',
      size: heic().length,
    },
  ]);
  expect(server.mostOpen).toBe(1);
  await portal.reach('idle');
  expect(portal.problems).toEqual([]);
});

test('an error of the receiver or a connection that breaks in the middle is no success; trying again is', async () => {
  const portal = await open();
  server.mood = 'errs';
  await portal.choose({ name: 'deed.pdf', buffer: pdf() });
  await portal.toast(FAILURE).waitFor();
  await portal.reach('error');
  await portal.says('deed.pdf', 'Did not get through');
  server.mood = 'takes';
  await portal.row('deed.pdf').getByRole('button', { name: 'Try again' }).click();
  await portal.toast(SUCCESS).waitFor();
  await portal.says('deed.pdf', 'Received');
  expect(server.received).toHaveLength(1);

  server.mood = 'drops';
  await portal.choose({ name: 'will.pdf', buffer: pdf(2_000_000) });
  await portal.toast(FAILURE).waitFor();
  await portal.says('will.pdf', 'Did not get through');
  expect(server.received).toHaveLength(1);
});

inTurn('progress shows, and a file can be cancelled while the next one goes on', async () => {
  const portal = await open();
  server.mood = 'waits';
  await portal.choose(
    { name: 'scan.pdf', buffer: pdf(10_000_000) },
    { name: 'b.pdf', buffer: pdf() },
  );
  const bar = portal.row('scan.pdf').getByRole('progressbar');
  await bar.waitFor();
  await portal.page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
  expect(Number(await bar.getAttribute('value'))).toBeLessThan(1);
  await portal.says('b.pdf', 'Waiting for its turn');
  server.mood = 'takes';
  await portal.row('scan.pdf').getByRole('button', { name: 'Cancel' }).click();
  await portal.says('scan.pdf', 'Cancelled');
  await portal.says('b.pdf', 'Received');
  await portal.toast(SUCCESS).waitFor();
  expect(server.received.map(({ name }) => name)).toEqual(['b.pdf']);
  server.go();
  await portal.row('scan.pdf').getByRole('button', { name: 'Try again' }).click();
  await portal.says('scan.pdf', 'Received');
  expect(server.received.map(({ bytes }) => bytes.length)).toEqual([2000, 10_000_000]);
});

inTurn('a receiver that says nothing for a minute has failed', async () => {
  const portal = await Portal.open(browser, 'about:blank');
  await portal.page.clock.install();
  await portal.page.goto(`${site.url}/client/ABC123`);
  await portal.reach('idle');
  server.mood = 'hangs';
  // However long a busy machine takes, no time passes.
  await portal.page.clock.pauseAt((await portal.page.evaluate(() => Date.now())) + 1000);
  await portal.choose({ name: 'deed.pdf', buffer: pdf() });
  await portal.says('deed.pdf', 'Waiting for the receipt');
  await portal.page.clock.fastForward(58_000);
  await portal.reach('uploading');
  await portal.page.clock.fastForward(3_000);
  await portal.says('deed.pdf', 'Did not get through');
});

/** Closing the page asks first while files are on their way, and only then. */
async function closeWhileSending(portal: Portal): Promise<void> {
  server.mood = 'hangs';
  const asked: string[] = [];
  portal.page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await portal.choose({ name: 'deed.pdf', buffer: pdf() });
  await portal.reach('uploading');
  await portal.page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await portal.row('deed.pdf').getByRole('button', { name: 'Cancel' }).click();
  await portal.reach('idle');
  const closed = portal.page.waitForEvent('close');
  await portal.page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toHaveLength(1);
}

/** Files that are dropped on the page; to be run in it. */
function dropped(content: string): DataTransfer {
  const data = new DataTransfer();
  data.items.add(new File([content], 'dropped.pdf'));
  return data;
}

inTurn(
  'files can be dropped, and closing the page asks first while some are on their way',
  async () => {
    const portal = await open();
    const dataTransfer = await portal.page.evaluateHandle(dropped, '%PDF-1.7 dropped');
    const area = portal.page.locator('.upload-drop');
    await area.dispatchEvent('dragover', { dataTransfer });
    await portal.page.locator('.upload-drop.over').waitFor();
    await area.dispatchEvent('drop', { dataTransfer });
    await portal.says('dropped.pdf', 'Received');
    expect(await portal.page.locator('.upload-drop.over').count()).toBe(0);
    await closeWhileSending(portal);
  },
);

/** A picture that the browser itself has made; to be run in it. */
async function drawn(type: string): Promise<number[]> {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 30;
  canvas.getContext('2d', { alpha: false })?.fillRect(5, 5, 20, 10);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
  return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
}

/** Width and height of a picture that the browser can read; to be run in it. */
async function measured(bytes: number[]): Promise<number[]> {
  const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  return [width, height];
}

async function picture(page: Page, type: string): Promise<Uint8Array> {
  return new Uint8Array(await page.evaluate(drawn, type));
}

inTurn(
  'of photographs only the picture arrives, and it still opens; one without a picture is not sent',
  async () => {
    const portal = await open();
    const { page } = portal;
    // The browser wraps its pictures in the extended form already, with a color profile.
    const webp = Buffer.from(await picture(page, 'image/webp'));
    const files = [
      { name: 'a.jpg', buffer: taggedJpeg(await picture(page, 'image/jpeg'), 'little') },
      { name: 'b.jpg', buffer: taggedJpeg(await picture(page, 'image/jpeg'), 'big') },
      { name: 'c.webp', buffer: taggedWebp(webp.subarray(webp.indexOf('VP8 ')), 40, 30) },
      { name: 'd.png', buffer: taggedPng(await picture(page, 'image/png')) },
      { name: 'e.heic', buffer: heic() },
    ];
    await page.getByText('without their hidden details').waitFor();
    await portal.choose(...files);
    await portal.toast(SUCCESS).waitFor();
    const before = await page.evaluate(measured, [...(await picture(page, 'image/png'))]);
    expect(before).toEqual([40, 30]);
    for (const [index, { name }] of files.entries()) {
      const arrived = Buffer.from(server.received[index]?.bytes ?? []);
      expect(arrived.length, name).toBeGreaterThan(50);
      expect(arrived.includes(SECRET), name).toBe(false);
      if (name.endsWith('.png')) expect(pngSumsHold(arrived)).toBe(true);
      // Turned upright by the one note that is left; browsers do not look for it in WebP.
      const sides = name.endsWith('.webp') ? [40, 30] : [30, 40];
      if (!name.endsWith('.heic'))
        expect(await page.evaluate(measured, [...arrived]).catch(String), name).toEqual(sides);
    }

    server.received.length = 0;
    const cut = taggedJpeg(await picture(page, 'image/jpeg')).slice(0, 400);
    await portal.choose({ name: 'cut.jpg', buffer: cut }, { name: 'deed.pdf', buffer: pdf() });
    await portal.says('cut.jpg', 'the picture in it is damaged');
    await portal.says('deed.pdf', 'Received by your notary');
    expect(server.received.map(({ name }) => name)).toEqual(['deed.pdf']);
    expect(portal.problems).toEqual([]);
  },
);

inTurn('everything works by keyboard alone', async () => {
  const portal = await open();
  const { page } = portal;
  server.mood = 'hangs';
  // The browser is to hand over its dialog before a key can open it.
  const chooser = page.waitForEvent('filechooser');
  await page.locator('main').focus();
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    if (await portal.input.evaluate((input) => input === document.activeElement)) break;
  }
  const marked = await page
    .getByText('Choose files')
    .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(marked).toBe('solid');
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name: 'deed.pdf', mimeType: '', buffer: pdf() });
  await portal.says('deed.pdf', 'receipt');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('Cancel');
  await page.keyboard.press('Enter');
  await portal.says('deed.pdf', 'Cancelled');
  await expect.poll(focused).toContain('Try again');
  server.mood = 'takes';
  await page.keyboard.press('Enter');
  await portal.says('deed.pdf', 'Received');
  await expect.poll(focused).toContain('deed.pdf');
});

inTurn.each(WIDTHS)('axe finds nothing on the way at %i px', async (width) => {
  const portal = await open({ viewport: { width, height: 844 }, bypassCSP: true });
  server.mood = 'hangs';
  await portal.choose({ name: 'deed.pdf', buffer: pdf() }, { name: 'will.pdf', buffer: pdf() });
  await portal.says('deed.pdf', 'receipt');
  expect(await axeFaults(portal.page, 'main'), 'uploading').toEqual([]);
  server.mood = 'errs';
  await portal.row('deed.pdf').getByRole('button', { name: 'Cancel' }).click();
  await portal.toast(FAILURE).waitFor();
  expect(await axeFaults(portal.page, 'main'), 'cancelled and failed').toEqual([]);
  server.mood = 'takes';
  await portal.row('will.pdf').getByRole('button', { name: 'Try again' }).click();
  await portal.toast(SUCCESS).waitFor();
  expect(await axeFaults(portal.page, 'main'), 'stored').toEqual([]);
});
