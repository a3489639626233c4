import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { noteFiles } from '../../cli/init/interrupted-site.ts';
import { assertVacant } from '../../cli/init/place-site.ts';
import { ROOT, runProcess } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents, init } from './init-runs.ts';

const KILLER = pathToFileURL(join(ROOT, 'tests/support/kill-at.mjs')).href;

/** What a folder holds without what belongs to the tool. */
const held = (folder: string) =>
  Object.fromEntries(
    Object.entries(contents(folder)).filter(([path]) => !/^\.touchdown(?:\/|$)/.test(path)),
  );

/** A folder with a manifest, and of a given name, as that of the package is written into it. */
function folder(): string {
  const path = join(tempFolder(), 'site');
  mkdirSync(path);
  writeFileSync(join(path, 'package.json'), '{ "name": "own-name" }');
  return path;
}

it('an init that is killed while it moves files lets the next one make the site', async () => {
  const [cwd, whole] = [folder(), folder()];
  const env = { NODE_OPTIONS: `--import=${KILLER}`, KILL_AT: '11' };
  expect((await runProcess(['init'], { cwd, site: null, env })).code).toBe(null);
  const left = readdirSync(cwd).filter((name) => !/^\.new-site|^package/.test(name));
  expect(left).toContain('.gitignore');
  expect(left).not.toContain('site.config.yaml');
  for (const path of [cwd, whole]) expect((await init(path)).code).toBe(0);
  expect(held(cwd)).toEqual(held(whole));
});

describe('what a killed run has moved', () => {
  /** A folder in which a process that has ended has moved one of two entries. */
  function half(): string {
    const cwd = folder();
    const draft = join(cwd, '.new-site.4194305.draft');
    for (const path of ['landings', 'media']) mkdirSync(join(draft, path), { recursive: true });
    writeFileSync(join(draft, 'landings/gate.yaml'), 'theirs: 1\n');
    writeFileSync(join(draft, 'media/.gitkeep'), '');
    noteFiles(cwd, draft);
    const note = readdirSync(cwd).find((name) => name.startsWith('.new-site-files')) ?? '';
    renameSync(join(cwd, note), join(cwd, '.new-site-files.4194305.draft'));
    renameSync(join(draft, 'landings'), join(cwd, 'landings'));
    return cwd;
  }

  it('is removed', () => {
    const cwd = half();
    assertVacant(cwd);
    expect(readdirSync(cwd)).toEqual(['package.json']);
  });

  it.each([
    ['landings/gate.yaml', 'mine: 1\n'],
    ['landings/lot.yaml', 'mine: 1\n'],
    ['notes.txt', 'mine'],
  ])('stays if somebody has written %s since', (path, text) => {
    const cwd = half();
    writeFileSync(join(cwd, path), text);
    expect(() => assertVacant(cwd)).toThrow(/not empty/);
    expect(contents(cwd)).toEqual({
      landings: '',
      'landings/gate.yaml': 'theirs: 1\n',
      'package.json': '{ "name": "own-name" }',
      [path]: text,
    });
  });

  it('stays if its note is cut off, and while its process runs', () => {
    for (const spoil of [
      (note: string) => writeFileSync(note, '{'),
      (note: string) => renameSync(note, join(note, `../.new-site-files.${process.pid}.draft`)),
    ]) {
      const cwd = half();
      spoil(join(cwd, '.new-site-files.4194305.draft'));
      expect(() => assertVacant(cwd)).toThrow(/not empty/);
      expect(contents(cwd)['landings/gate.yaml']).toBe('theirs: 1\n');
    }
  });
});
