import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashFile } from '../../cli/build/large-file.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents } from '../support/tiny-site.ts';

const NAME = 'build-manifest.json';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What the manifest of a folder has to say. */
function entriesOf(folder: string) {
  return [...contents(folder)]
    .filter(([path]) => path !== NAME)
    .map(([path, content]) => {
      const bytes = Buffer.from(content, 'latin1');
      return { path, size: bytes.length, hash: sha256(bytes) };
    });
}

const manifest = (site: SmallSite) => JSON.parse(readFileSync(join(site.dist, NAME), 'utf8'));

describe('build-manifest.json', () => {
  it('names every other file with its size and hash, after any build', async () => {
    const site = new SmallSite('gate', 'yard', 'lot');
    const steps: [string, () => void][] = [
      ['first', () => {}],
      ['a page changed', () => site.write('yard', (text) => text.replace('on the road', 'near'))],
      ['a page more', () => site.write('camp')],
      ['a page removed', () => rmSync(join(site.landings, 'gate.yaml'))],
      ['a fact changed', () => site.setMailbox('office')],
      ['a page altered by hand', () => appendFileSync(join(site.dist, 'lot.html'), '<!-- -->')],
      ['a page altered in its place', () => alter(join(site.dist, 'lot.html'))],
      ['itself lost', () => rmSync(join(site.dist, NAME))],
      ['itself cut', () => writeFileSync(join(site.dist, NAME), '[\n{"path":"404.html"')],
    ];
    for (const [step, change] of steps) {
      change();
      const { code, report } = await site.build();
      expect(code, step).toBe(0);
      expect(manifest(site), step).toEqual(entriesOf(site.dist));
      const bytes = [...contents(site.dist).keys()].map(
        (file) => statSync(join(site.dist, file)).size,
      );
      expect(report.bytes, step).toBe(bytes.reduce((sum, size) => sum + size, 0));
    }
  });

  it('leaves out what the owner keeps in the output folder', async () => {
    const site = new SmallSite('gate');
    writeFileSync(site.config, `keep: [CNAME]\n${readFileSync(site.config, 'utf8')}`);
    await site.build();
    writeFileSync(join(site.dist, 'CNAME'), 'example.com\n');
    site.write('yard');
    expect((await site.build()).code).toBe(0);
    const paths = manifest(site).map(({ path }: { path: string }) => path);
    expect(paths).not.toContain('CNAME');
    expect(paths).toContain('yard.html');
  });

  it('cannot be kept from builds', async () => {
    const site = new SmallSite('gate');
    writeFileSync(site.config, `keep: [${NAME}]\n${readFileSync(site.config, 'utf8')}`);
    expect((await site.build()).code).toBe(1);
  });
});

it('hashes files of any size as they are', () => {
  const path = join(tempFolder(), 'file');
  for (const size of [0, 1, 2 ** 18 - 1, 2 ** 18, 2 ** 18 + 1, 3 * 2 ** 18]) {
    const bytes = Buffer.alloc(size, 'sealed');
    writeFileSync(path, bytes);
    expect(hashFile(path), `${size} bytes`).toBe(sha256(bytes));
  }
});

function alter(path: string): void {
  const bytes = readFileSync(path);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
