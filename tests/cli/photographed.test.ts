import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photographed } from '../../cli/page-pictures/page-picture.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { ensureChromium } from '../support/chromium.mjs';
import { McpSite } from '../support/mcp-site.ts';

const { site } = new McpSite('landings/lease.yaml');

async function measured(picture: Buffer | undefined) {
  const { width, height } = await sharp(picture).metadata();
  return { width, height, entropy: (await sharp(picture).stats()).entropy };
}

it('takes a picture by a Chromium that is there', async () => {
  const shot = { path: '/lease', width: 390, height: 700, signal: new AbortController().signal };
  const opened = await openSite(site, { root: site });
  const chromium = ensureChromium();
  const picture = await photographed(chromium, { ...shot, site: opened, cwd: site });
  const { width, height, entropy } = await measured(picture?.data);
  expect([width, height]).toEqual([390, 700]);
  // A blank page has next to none.
  expect(entropy).toBeGreaterThan(1);
  const none = { ...shot, path: '/nowhere', site: opened, cwd: site };
  expect(await photographed(chromium, none)).toBeUndefined();
});
