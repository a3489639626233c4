import { beforeAll, expect, it } from 'vitest';
import { LiveStudio } from '../../support/live-studio.ts';
import { SmallSite } from '../../support/small-site.ts';

const FILE = 'landings/hull.yaml';

const { folder } = new SmallSite('hull');
let studio: LiveStudio;
beforeAll(async () => {
  studio = await LiveStudio.start(folder);
});

const shown = (path: string) =>
  fetch(`${studio.previewOrigin}${path}`, { headers: { Cookie: studio.cookie } });

it('a page gets the document that it was made of, whatever has been edited since', async () => {
  const html = await (await shown('/hull')).text();
  const version = /data-version="([^"]+)"/.exec(html)?.[1];
  await studio.set(FILE, ['hero', 'headline'], 'Signed in the yard');
  expect(await (await shown('/hull')).text()).toContain('Signed in the yard');
  const served = await shown(`/@studio/served/${version}`);
  expect(await served.text()).toBe(html);
  expect(served.headers.get('content-type')).toContain('text/plain');
  expect((await shown('/@studio/served/other')).status).toBe(404);
});

it('only what is named by its content is kept by browsers', async () => {
  const page = await shown('/hull');
  const [sheet = ''] = /\/assets\/core-\w+\.css/.exec(await page.text()) ?? [];
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect((await shown('/favicon.svg')).headers.get('cache-control')).toBe('no-store');
  expect((await shown(sheet)).headers.get('cache-control')).toContain('max-age');
});
