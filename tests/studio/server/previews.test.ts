import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteState, StudioEvent } from '../../../studio/protocol.ts';
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

it('a page with variants is the original, which is edited, and each of them at an address of its own', async () => {
  const variant = { name: 'urgent', weight: 50, set: { 'hero.headline': 'Signed before dark' } };
  await studio.set(FILE, ['variants'], [variant]);
  const original = await (await shown('/hull')).text();
  expect(original).not.toContain('Signed before dark');
  const changed = await (await shown('/hull?variant=urgent')).text();
  expect(changed).toContain('Signed before dark');
  expect(changed).not.toContain('data-original');
  const { value } = await studio.get<{ pages: { path: string; variants?: string[] }[] }>('site');
  expect(value.pages.find(({ path }) => path === '/hull')?.variants).toEqual(['urgent']);
});

/** What the studio tells from now on. */
async function followEvents(): Promise<StudioEvent[]> {
  const events: StudioEvent[] = [];
  const { body } = await fetch(`${studio.origin}/api/events`, {
    headers: { Cookie: studio.cookie },
  });
  const read = async () => {
    for await (const line of body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, data = ''] of line.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data));
  };
  read().catch(() => {});
  return events;
}

it('who connects later than asking for the site can tell whether something is missing', async () => {
  await studio.scanned;
  const site = async () => (await studio.get<SiteState>('site')).value.told;
  const before = await site();
  const early = await followEvents();
  await expect.poll(() => early[0]).toEqual({ type: 'begin', told: before });
  await studio.set(FILE, ['hero', 'headline'], 'Signed on deck');
  const late = await followEvents();
  const now = await site();
  expect(now).toBeGreaterThan(before);
  await expect.poll(() => late[0]).toEqual({ type: 'begin', told: now });
});

describe('an edit of a page', () => {
  let events: StudioEvent[];
  beforeAll(async () => {
    events = await followEvents();
  });

  it('has only the pages shown anew that show it', async () => {
    await studio.set('pages/index/page.yaml', ['description'], 'What is told of us.');
    await expect.poll(() => events).toContainEqual({ type: 'pages', paths: ['/'] });
  });

  it('counts what its pictures are wrong about in the list, before it is saved', async () => {
    const path = ['hero', 'image'];
    await studio.set(FILE, [...path], { src: 'none.jpg', alt: 'A yard' });
    await shown('/hull');
    const row = () => events.findLast((event) => event.type === 'rows')?.rows[0];
    await expect.poll(row).toMatchObject({ path: '/hull', errors: 1, isUnsaved: true });
    const { value } = await studio.get<SiteState>('site');
    expect(value.pages.find(({ path: at }) => at === '/hull')).toMatchObject({ errors: 1 });
  });
});
