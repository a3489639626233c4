import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';
import { DevProcess } from './dev-process.ts';

const IMAGE = { src: 'truck.jpg', alt: 'A truck at the gate' };
const site = new PictureSite();
let dev: DevProcess;
let url: string;

beforeAll(async () => {
  site.addMedia('truck.jpg', await photograph(2000, 1500));
  site.addLanding('gate', IMAGE);
  site.addLanding('half', { ...IMAGE, src: 'half.jpg' });
  ({ dev, url } = await DevProcess.start(site.root, '--root', site.root));
});

afterAll(() => dev.stop());

const pageAt = async (path: string) => (await fetch(url + path)).text();
const picturesOf = (html: string) => [...new Set(html.match(/\/media\/[\w-]+\.\w+/g))];

it('makes each file as it is asked for, and none that no page shows', async () => {
  const addresses = picturesOf(await pageAt('/gate'));
  const [address = ''] = addresses.filter((one) => one.endsWith('.avif'));
  const [answer, again] = await Promise.all([fetch(url + address), fetch(url + address)]);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.equals(Buffer.from(await again.arrayBuffer()))).toBe(true);
  expect((await sharp(bytes).metadata()).width).toBe(400);
  expect((await fetch(`${url}${address.replace(/-\d+\.avif/, '-64000.avif')}`)).status).toBe(404);
  expect((await fetch(`${url}/media/none-0123456789-400.avif`)).status).toBe(404);
  expect((await fetch(`${url}/media/truck.jpg`)).status).toBe(404);
});

it('shows another file at another address once it is there, and tells what is wrong with one', async () => {
  const before = picturesOf(await pageAt('/gate'));
  site.addMedia('truck.jpg', await photograph(1900, 1500));
  const after = picturesOf(await pageAt('/gate'));
  expect(after.filter((address) => before.includes(address))).toEqual([]);
  expect(await pageAt('/half')).toContain('picture/missing');
  site.addMedia('half.jpg', await photograph(1900, 1500));
  expect(await pageAt('/half')).not.toContain('picture/missing');
});
