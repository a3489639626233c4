import fs, { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolder } from '../../cli/system/watch-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a folder is followed with all that comes into it, whichever way it is written', async () => {
  const folder = tempFolder();
  const path = (name: string) => join(folder, name);
  mkdirSync(path('a'));
  writeFileSync(path('a/one.yaml'), '');
  const seen = new Set<string>();
  onTestFinished(watchFolder(folder, (changed) => seen.add(relative(folder, changed))));
  const expectSeen = async (...names: string[]) => {
    await expect.poll(() => [...seen]).toEqual(expect.arrayContaining(names));
    seen.clear();
  };
  for (const text of ['first', 'second', 'third']) {
    writeFileSync(path('draft'), text);
    renameSync(path('draft'), path('a/one.yaml'));
    await expectSeen('a/one.yaml');
    writeFileSync(path('a/one.yaml'), `${text}, written over`);
    await expectSeen('a/one.yaml');
  }
  mkdirSync(path('b/c'), { recursive: true });
  writeFileSync(path('b/c/two.yaml'), '');
  await expectSeen('b/c/two.yaml');
  rmSync(path('b'), { recursive: true });
  await expectSeen('b');
  mkdirSync(path('b'));
  await expectSeen('b');
  writeFileSync(path('b/three.yaml'), '');
  await expectSeen('b/three.yaml');
});

test('what comes into a new folder just before and after it is followed is told of', async () => {
  const folder = tempFolder();
  const path = (name: string) => join(folder, name);
  const { watch } = fs;
  fs.watch = ((followed: string, ...rest: [fs.WatchListener<string>]) => {
    if (followed === path('new')) writeFileSync(path('new/before.yaml'), '');
    const watcher = watch(followed, ...rest);
    if (followed === path('new')) writeFileSync(path('new/after.yaml'), '');
    return watcher;
  }) as typeof watch;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.watch = watch;
    syncBuiltinESMExports();
  });
  const seen = new Set<string>();
  onTestFinished(watchFolder(folder, (changed) => seen.add(relative(folder, changed))));
  mkdirSync(path('new'));
  await expect
    .poll(() => [...seen])
    .toEqual(expect.arrayContaining(['new/before.yaml', 'new/after.yaml']));
});
