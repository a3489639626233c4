import { readdirSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';

const IMAGE = { src: 'truck.jpg', alt: 'A truck at the gate' };
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

it('keeps pictures that an output shows or that are new, and no others', async () => {
  const site = new PictureSite();
  const kept = (name: string) => readdirSync(site.cache).filter((file) => file.startsWith(name));
  const facts = join(site.cache, 'facts');
  const grow = () => {
    const then = new Date(Date.now() - TWO_DAYS_MS);
    for (const folder of [site.cache, facts])
      for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then);
  };
  const show = async (image: object | undefined, ...options: string[]) => {
    site.addLanding('gate', image);
    expect((await site.build(...options)).code).toBe(0);
  };
  site.addMedia('truck.jpg', await photograph(350, 350));
  site.addMedia('yard.jpg', await photograph(360, 350));
  await show(IMAGE);
  await show(IMAGE, '--out', 'other');
  await show({ ...IMAGE, src: 'yard.jpg' });
  const trucks = kept('truck');
  grow();
  await show({ ...IMAGE, src: 'yard.jpg', alt: 'A truck in the yard' });
  expect(kept('truck')).toEqual(trucks);
  expect(trucks.length).toBeGreaterThan(0);
  rmSync(join(site.root, 'other'), { recursive: true });
  await show({ ...IMAGE, src: 'yard.jpg', alt: 'A truck in a yard' });
  expect(kept('truck')).toEqual([]);
  expect(kept('yard').length).toBeGreaterThan(0);
  expect(readdirSync(facts)).toHaveLength(2);
  await show(IMAGE);
  expect(kept('yard')).toEqual([]);
  rmSync(join(site.root, 'media/truck.jpg'));
  await show(undefined);
  expect(kept('truck')).toEqual(trucks);
  grow();
  site.addLanding('plain');
  await show(undefined);
  expect(kept('truck')).toEqual([]);
  expect(readdirSync(facts)).toHaveLength(1);
});

it('knows no picture any longer whose folder has become a link out of the site', async () => {
  const site = new PictureSite();
  site.addMedia('yard/truck.jpg', await photograph(1300, 1300));
  site.addLanding('gate', { ...IMAGE, src: 'yard/truck.jpg' });
  const told = async () =>
    (await site.lint()).map(({ rule }) => rule).filter((rule) => rule.startsWith('picture/'));
  expect(await told()).toEqual([]);
  renameSync(join(site.root, 'media/yard'), join(site.root, 'elsewhere'));
  symlinkSync(join(site.root, 'elsewhere'), join(site.root, 'media/yard'));
  expect(await told()).toEqual(['picture/missing']);
});
