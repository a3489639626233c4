import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const TOLD = '.touchdown is no folder, so nothing is remembered for the next run.\n';

/** A site with a mistake, and something that is no folder in the place of the cache. */
function siteWith(put: (cache: string) => void): SmallSite {
  const site = new SmallSite('gate');
  site.write('gate', (text) => text.replace('  headline: Signed', '  headlin: Signed'));
  rmSync(site.cache, { recursive: true, force: true });
  put(site.cache);
  return site;
}

describe.each<[string, (cache: string) => void]>([
  ['a file', (cache) => writeFileSync(cache, 'mine')],
  ['a link to nothing', (cache) => symlinkSync('nowhere', cache)],
])('where the cache should be, there is %s', (_, put) => {
  it('lint works without a cache, and says so once', async () => {
    const site = siteWith(put);
    const { code, stdout, stderr } = await site.run('lint', '--json');
    expect([code, stderr]).toEqual([1, TOLD]);
    const rules = JSON.parse(stdout).diagnostics.map(({ rule }: { rule: string }) => rule);
    expect(rules).toEqual(['shape/unknown-key']);
    expect(existsSync(join(site.folder, 'nowhere'))).toBe(false);
  });

  it('edit works, and a build whose output is elsewhere', async () => {
    const site = siteWith(put);
    const edited = await site.run(
      'edit',
      'landings/gate.yaml',
      '--rename',
      'hero.headlin:headline',
    );
    expect(edited).toMatchObject({ code: 0, stderr: TOLD });
    const out = join(tempFolder(), 'dist');
    const { code, stderr } = await site.run('build', '--out', out);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining(TOLD) });
    expect(existsSync(join(out, 'gate.html'))).toBe(true);
  });
});

it('a build inside the site names the file that is in the way of the cache', async () => {
  const site = siteWith((cache) => writeFileSync(cache, 'mine'));
  const { code, stdout } = await site.build();
  expect(code).toBe(1);
  expect(JSON.parse(stdout).error).toBe(
    '.touchdown/findings cannot be created: .touchdown is a file where a folder is needed. Move it away, or choose another place.',
  );
  expect(readFileSync(site.cache, 'utf8')).toBe('mine');
  rmSync(site.cache);
  mkdirSync(site.cache);
  const { stderr } = await site.run('lint');
  expect(stderr).toBe('');
});
