import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeSite } from '../../cli/init/place-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents, init } from './init-runs.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('the folder of touchdown init', () => {
  it('refuses a folder with anything of somebody’s in it', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { code, stderr } = await init(cwd);
    expect(code).toBe(1);
    expect(stderr).toContain('notes.txt');
    expect(contents(cwd)).toEqual({ 'notes.txt': 'mine' });
    expect((await init(cwd, 'notes.txt')).code).toBe(1);
    expect((await init(cwd, 'notes.txt/site')).code).toBe(1);
    expect(contents(cwd)).toEqual({ 'notes.txt': 'mine' });
  });

  it('keeps a manifest and completes it', async () => {
    const cwd = tempFolder();
    const manifest = {
      name: 'own-name',
      license: 'UNLICENSED',
      scripts: { build: 'make all' },
      dependencies: { touchdown: 'file:../touchdown.tgz', left: '1.0.0' },
    };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest, null, 4));
    mkdirSync(join(cwd, '.git'));
    mkdirSync(join(cwd, 'node_modules'));
    writeFileSync(join(cwd, 'package-lock.json'), '{}');
    expect((await init(cwd)).code).toBe(0);
    expect(JSON.parse(read(cwd, 'package.json'))).toEqual({
      ...manifest,
      scripts: {
        build: 'make all',
        dev: 'touchdown dev',
        lint: 'touchdown lint',
        studio: 'touchdown studio --open',
      },
    });
    expect(read(cwd, 'package-lock.json')).toBe('{}');
  });

  it.each(['{', '[]', '{ "scripts": 3 }'])('leaves alone a manifest that is %s', async (text) => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'package.json'), text);
    const { code, stderr } = await init(cwd);
    expect(code).toBe(1);
    expect(stderr).toContain('package.json');
    expect(contents(cwd)).toEqual({ 'package.json': text });
  });

  it('undoes what it has written where the rest cannot be', () => {
    const cwd = tempFolder();
    mkdirSync(join(cwd, 'site/b/taken'), { recursive: true });
    const files = new Map([
      ['a/first.txt', ''],
      ['b', 'a file where a folder is'],
    ]);
    expect(() => placeSite(join(cwd, 'site'), (draft) => draft.write(files))).toThrow();
    expect(contents(cwd)).toEqual({ site: '', 'site/b': '', 'site/b/taken': '' });
    const fail = () => {
      throw new Error('full');
    };
    expect(() => placeSite(join(cwd, 'new/site'), fail)).toThrow('full');
    expect(contents(cwd)).toEqual({ site: '', 'site/b': '', 'site/b/taken': '' });
  });
});
