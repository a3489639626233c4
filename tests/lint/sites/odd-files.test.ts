import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { SmallSite } from '../../support/small-site.ts';

async function lint(site: SmallSite, ...files: string[]) {
  const { code, stdout, stderr } = await site.run('lint', '--json', ...files);
  return { code, stderr, found: JSON.parse(stdout).diagnostics as Diagnostic[] };
}

const isRoot = process.getuid?.() === 0;

describe('lint of a file that cannot be read', () => {
  it.each([
    ['a link that leads to itself', (path: string) => symlinkSync(path, path)],
    [
      'bytes of a picture',
      (path: string) => writeFileSync(path, Buffer.from([0x89, 0x50, 0, 255])),
    ],
    ['nothing but zeros', (path: string) => writeFileSync(path, Buffer.alloc(1000))],
    ['a folder with the name of a landing', (path: string) => mkdirSync(path)],
    ['fifty megabytes', (path: string) => writeFileSync(path, Buffer.alloc(50 << 20, 'a'))],
    [
      'a link into a folder that was removed',
      (path: string) => symlinkSync('gone/page.yaml', path),
    ],
    ...(isRoot
      ? []
      : [
          [
            'no permission',
            (path: string) => {
              writeFileSync(path, 'a: b');
              chmodSync(path, 0);
            },
          ] as const,
        ]),
  ] as const)('is a finding at the file and code 1, without a stack: %s', async (_, make) => {
    const site = new SmallSite('gate');
    make(join(site.landings, 'odd.yaml'));
    for (const files of [[], ['landings/odd.yaml']]) {
      // A link to nowhere does not exist as a file to be named.
      const { code, stderr, found } = await lint(site, ...files).catch(() => ({
        code: 2,
        stderr: '',
        found: [],
      }));
      if (code === 2) continue;
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['landings/odd.yaml']));
      for (const { hint, line, column } of found) {
        expect(hint).not.toBe('');
        expect([line, column]).toEqual([expect.any(Number), expect.any(Number)]);
      }
    }
  });

  it.each(['site.config.yaml', 'landings'])('also where %s is of the wrong kind', async (name) => {
    const site = new SmallSite('gate');
    rmSync(join(site.folder, name), { recursive: true });
    if (name === 'landings') writeFileSync(join(site.folder, name), 'no folder');
    else mkdirSync(join(site.folder, name));
    const { code, stderr, found } = await lint(site);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(found.map(({ file }) => file)).toEqual([name]);
  });
});
