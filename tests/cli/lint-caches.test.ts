import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from '../support/command.ts';
import { PLUMBER_CODE } from '../support/plumber-code.ts';
import { PlumberSite } from '../support/plumber-site.ts';
import { sample } from '../support/proof.ts';

/** What a thread or command derives from the code of a site, its pages and lists of words, in folders of the cache. */
const CACHES = ['phrases', 'words', 'classes', 'pages'];

/** How a file can be damaged. */
const DAMAGES = [
  (content: Buffer) => content.subarray(0, content.length >> 1),
  (content: Buffer) => content.map((byte, index) => (index % 97 === 40 ? byte ^ 1 : byte)),
  () => Buffer.alloc(0),
];

test('what lint caches besides findings is used only if it is whole', async () => {
  const site = new PlumberSite(PLUMBER_CODE);
  site.say('subheadline', 'We work at a flat rate and recieve you today.');
  const landing = site.read('landings/pipes.yaml');
  site.write('landings/pipes.yaml', landing.replace('bg-red-700', 'bg-red-701'));
  const lint = async () => {
    rmSync(join(site.root, '.touchdown/lint'), { recursive: true, force: true });
    const options = { cwd: site.root, site: null };
    return JSON.parse((await runProcess(['lint', '--json'], options)).stdout).diagnostics;
  };
  const found: { rule: string }[] = await lint();
  expect(found.map(({ rule }) => rule).sort()).toEqual([
    'copy/spelling',
    'offer/fixed-price',
    'style/unknown-class',
  ]);
  const folderOf = (cache: string) => join(site.root, '.touchdown', cache);
  for (const cache of CACHES) expect(readdirSync(folderOf(cache)), cache).not.toEqual([]);
  expect(await lint()).toEqual(found);
  for (const damage of sample(DAMAGES, 1)) {
    for (const cache of CACHES)
      for (const name of readdirSync(folderOf(cache))) {
        const path = join(folderOf(cache), name);
        writeFileSync(path, damage(readFileSync(path)));
      }
    expect(await lint()).toEqual(found);
  }
});
