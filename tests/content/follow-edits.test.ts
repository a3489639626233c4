import { EventEmitter } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import type { DevServerOptions } from '../../cli/dev/dev-server.ts';
import { followEdits } from '../../cli/dev/follow-edits.ts';
import type { SiteCheck } from '../../cli/dev/site-check.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Follows an empty site whose watcher of modules tells of nothing, as when it has missed it. */
function followDeaf() {
  const root = tempFolder();
  const put = (file: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '');
  };
  for (const file of ['landings/gate.yaml', 'pages/index/page.yaml', 'site.config.yaml']) put(file);
  const edited = new Set<string>();
  let [pictures, telling] = [0, 0];
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const ws = { on: () => {}, send: () => (telling += 1) };
  const site = { reloadSite: () => [], noteTemplateEdit: () => (pictures += 1) };
  const options = {
    site,
    paths: {
      ...{ root, landingsDir: join(root, 'landings') },
      configFile: join(root, 'site.config.yaml'),
    },
    onEdit: (files: string[]) => {
      for (const file of files) edited.add(relative(root, file));
    },
  } as unknown as DevServerOptions;
  const vite = { ws, watcher, environments: {} } as unknown as ViteDevServer;
  const stop = followEdits(vite, { start: () => {} } as unknown as SiteCheck, options);
  onTestFinished(stop);
  return { root, put, edited, pictures: () => pictures, told: () => telling };
}

test('pages that come into new folders, and that go with theirs, are read whatever Vite has missed', async () => {
  const { root, put, edited, told } = followDeaf();
  put('pages/far/down/page.yaml');
  await expect.poll(() => [...edited]).toContain('pages/far/down/page.yaml');
  expect(told()).toBeGreaterThan(0);
  renameSync(join(root, 'pages/far'), join(root, 'far'));
  await expect.poll(() => [...edited]).toContain('pages/far');
});

test('words and pictures are followed in folders that were not there from the start', async () => {
  const { put, edited, pictures } = followDeaf();
  put('site/words/en.yaml');
  await expect.poll(() => [...edited]).toContain('site/words/en.yaml');
  put('media/new/yard.jpg');
  await expect.poll(pictures).toBeGreaterThan(0);
});
