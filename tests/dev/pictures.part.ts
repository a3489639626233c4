import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photograph } from '../support/photographs.ts';
import { siteInDevelopment } from './in-development.ts';

const running = siteInDevelopment();
const { site } = running;

/** Writes a landing with a picture as long as the test goes on. */
function addLanding(slug: string, src: string): void {
  const image = `  image: { src: ${src}, alt: A truck at the gate }`;
  site.edit(slug, (text) => text.replace(/^hero:$/m, `hero:\n${image}`));
}

const pageAt = async (path: string) => (await fetch(running.url + path)).text();
const picturesOf = (html: string) => [...new Set(html.match(/\/media\/[\w-]+\.\w+/g))];

it('makes each file as it is asked for, and none that no page shows', async () => {
  const { url } = running;
  site.lend('media/truck.jpg', await photograph(2000, 1500));
  addLanding('truck', 'truck.jpg');
  const addresses = picturesOf(await pageAt('/truck'));
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
  site.lend('media/truck.jpg', await photograph(1950, 1500));
  addLanding('truck', 'truck.jpg');
  addLanding('half', 'half.jpg');
  const before = picturesOf(await pageAt('/truck'));
  site.put('media/truck.jpg', await photograph(1900, 1500));
  const after = picturesOf(await pageAt('/truck'));
  expect(after.filter((address) => before.includes(address))).toEqual([]);
  expect(await pageAt('/half')).toContain('picture/missing');
  site.lend('media/half.jpg', await photograph(1900, 1500));
  expect(await pageAt('/half')).not.toContain('picture/missing');
});

it('offers a file of the folder as it is now, and none that no page names', async () => {
  const { url } = running;
  site.lend('media/list.pdf', '%PDF-1.4 first');
  site.lend('media/secret.pdf', '%PDF-1.4 secret');
  site.edit('list', (text) => {
    const block = 'downloads: { heading: Files, items: [{ src: list.pdf, title: List }] }';
    return `${text}\n${block}\n`;
  });
  const [address = ''] = picturesOf(await pageAt('/list'));
  const answer = await fetch(url + address);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toBe('%PDF-1.4 first');
  site.put('media/list.pdf', '%PDF-1.4 second');
  expect((await fetch(url + address)).status).toBe(404);
  const [next = ''] = picturesOf(await pageAt('/list'));
  expect(await (await fetch(url + next)).text()).toBe('%PDF-1.4 second');
  expect((await fetch(`${url}/media/secret-0123456789.pdf`)).status).toBe(404);
});

it('plays a film of the site from the middle on', async () => {
  site.lend('media/day.mp4', '\0\0\0\x18ftypmp42');
  site.edit('film', (text) => {
    const block = 'video: { heading: Film, title: A day, file: { src: day.mp4 } }';
    return `${text}\n${block}\n`;
  });
  const [address = ''] = picturesOf(await pageAt('/film')).filter((one) => one.endsWith('.mp4'));
  const ask = (range: string) => fetch(running.url + address, { headers: { range } });
  const part = await ask('bytes=4-7');
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect(part.headers.get('content-range')).toBe('bytes 4-7/12');
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  expect((await ask('bytes=12-')).status).toBe(416);
  const whole = await fetch(running.url + address);
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
});

it('shows the logo as its file is now, and tells what is wrong with it', async () => {
  const brand = 'brand: { color: "#0b6e4f", logo: { src: sign.jpg, alt: Harbour Plumbing } }\n';
  site.spoil('site.config.yaml', (text) => text + brand);
  await expect.poll(() => pageAt('/gate')).toContain('brand/missing-logo');
  site.lend('media/sign.jpg', await photograph(900, 300));
  const before = await pageAt('/gate');
  expect(before).not.toContain('brand/missing-logo');
  const logoIn = (html: string) => /<img class="logo" src="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(running.url + logoIn(before));
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).height).toBe(93);
  site.put('media/sign.jpg', await photograph(600, 300));
  const after = logoIn(await pageAt('/gate'));
  expect(after).not.toBe(logoIn(before));
  expect((await fetch(running.url + after)).status).toBe(200);
});

it('tells of a file that no page shows', async () => {
  site.lend('media/spare.jpg', await photograph(1900, 1500));
  await expect.poll(() => running.dev.log, { timeout: 10_000 }).toContain('media/spare.jpg');
  await expect.poll(() => running.dev.log).toContain('picture/unused');
});
