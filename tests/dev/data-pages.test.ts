import { afterAll, beforeAll, expect, it } from 'vitest';
import { PlumberSite } from '../support/plumber-site.ts';
import { DevProcess } from './dev-process.ts';

const page = (heading: string) => `name: Far
type: main
description: A page of data further down.
seo: { title: Further down, description: A page that lies in a folder of a folder. }
sections:
  - title: { heading: ${heading} }
`;

const site = new PlumberSite();
let dev: DevProcess;
let url: string;

beforeAll(async () => {
  site.write('pages/far/down/page.yaml', page('Before'));
  ({ dev, url } = await DevProcess.start(site.root, '--root', '.'));
});
afterAll(() => dev.stop());

const shown = async () => {
  const response = await fetch(`${url}/far/down`);
  return [response.status, /<h1>([^<]*)/.exec(await response.text())?.[1]];
};

it('a page of data is served at its address, and anew after each edit of its file', async () => {
  expect(await shown()).toEqual([200, 'Before']);
  site.write('pages/far/down/page.yaml', page('After'));
  await expect.poll(shown).toEqual([200, 'After']);
  // Each right behind the one before.
  for (const heading of ['One', 'Two', 'Three', 'Four']) {
    site.write('pages/far/down/page.yaml', page(heading));
    await expect.poll(shown, { interval: 1 }).toEqual([200, heading]);
  }
  site.write('pages/far/down/page.yaml', page('After').replace('- title', '- titel'));
  await expect.poll(() => dev.log).toContain('sections[0] cannot have a key "titel"');
});
