import { chmodSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { SmallSite } from '../support/small-site.ts';

const BASELINE = 'lint-baseline.txt';

/** A site with accepted findings in two landings, a page and the page below it. */
async function acceptedSite(): Promise<SmallSite> {
  const site = new SmallSite('offer', 'gate');
  for (const name of ['offer', 'gate'])
    site.write(name, (text) => `${text}prose: { body: 'We come to to you (${name}).' }\n`);
  for (const path of ['prices', 'prices/old']) {
    site.addPage(path);
    const page = join(site.folder, 'pages', path, 'page.yaml');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('Three plumbers', 'Three three plumbers'),
    );
  }
  await site.run('lint', '--update-baseline');
  return site;
}

const entries = (site: SmallSite) =>
  readFileSync(join(site.folder, BASELINE), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ').slice(0, -1).join(' '));

async function toldRules(site: SmallSite): Promise<string[]> {
  const { diagnostics } = JSON.parse((await site.run('lint', '--json')).stdout) as {
    diagnostics: Diagnostic[];
  };
  return diagnostics.map(({ rule }) => rule);
}

test('accepted findings of a page follow it to its new name', async () => {
  const site = await acceptedSite();
  expect(entries(site)).toContain('copy/doubled-word landings/offer.yaml');
  const { stdout } = await site.run('rename', 'offer', 'autumn-offer', '--json');
  expect(JSON.parse(stdout).files).toContain(BASELINE);
  expect(entries(site)).toContain('copy/doubled-word landings/autumn-offer.yaml');
  expect(entries(site)).toContain('copy/doubled-word landings/gate.yaml');
  const told = await toldRules(site);
  expect(told).not.toContain('copy/doubled-word');
  expect(told).not.toContain('lint/idle-baseline');
});

test('those of a folder follow it, and those of the pages below it stay', async () => {
  const site = await acceptedSite();
  const inPages = (folder: string) =>
    entries(site).filter((entry) => entry.endsWith(` pages/${folder}/page.yaml`)).length;
  const [own, below] = [inPages('prices'), inPages('prices/old')];
  expect([own > 0, below > 0]).toEqual([true, true]);
  await site.run('rename', 'prices', 'costs');
  expect([inPages('costs'), inPages('prices'), inPages('prices/old')]).toEqual([own, 0, below]);
});

test('those of lines whose links are led on stay accepted, and so do those of whole files', async () => {
  const site = await acceptedSite();
  const body = 'We come [here](/offer#main), and [there](/prices).';
  site.write('gate', (text) => `${text}prose: { body: '${body}' }\n`);
  await site.run('lint', '--update-baseline');
  expect(entries(site)).toContain('copy/link-words landings/gate.yaml');
  expect(entries(site)).toContain('seo/orphan pages/prices/old/page.yaml');
  await site.run('rename', 'offer', 'autumn-offer');
  await site.run('rename', 'prices/old', 'older');
  expect(await toldRules(site)).toEqual([]);
  await site.run('remove', 'prices', '--to', '/autumn-offer');
  expect(await toldRules(site)).toEqual([]);
});

test('those of a removed page leave with it', async () => {
  const site = await acceptedSite();
  await site.run('remove', 'offer', '--to', '/gate');
  expect(entries(site).join('\n')).not.toContain('landings/offer.yaml');
  expect(await toldRules(site)).not.toContain('lint/idle-baseline');
});

const LONG =
  'We come to to you with what is needed for the work, and where a part is missing we fetch it on the same day, so that nobody waits twice for the same tap or the same pipe';

test('a new fault at the end of a long line is told, though an earlier one of it is accepted', async () => {
  const site = new SmallSite('gate');
  const write = (end: string) =>
    site.write('gate', (text) => `${text.split('prose:')[0]}prose: { body: '${LONG}${end}.' }\n`);
  write('');
  await site.run('lint', '--update-baseline');
  expect(await toldRules(site)).toEqual([]);
  write(' of of old');
  expect(await toldRules(site)).toContain('copy/doubled-word');
});

test('an accepted finding in a long line follows a link in it that is renamed', async () => {
  const site = new SmallSite('gate', 'offer');
  site.write('gate', (text) => `${text}prose: { body: '${LONG}: [offer](/offer).' }\n`);
  await site.run('lint', '--update-baseline');
  expect(entries(site)).toContain('copy/doubled-word landings/gate.yaml');
  await site.run('rename', 'offer', 'sale');
  const told = await toldRules(site);
  expect(told).not.toContain('copy/doubled-word');
  expect(told).not.toContain('lint/idle-baseline');
});

test('accepting findings keeps comments, a link to the file, and a file that may not be written', async () => {
  const site = await acceptedSite();
  const [path, shared] = [join(site.folder, BASELINE), join(site.folder, 'shared.txt')];
  writeFileSync(shared, `# agreed with Ann\n${readFileSync(path, 'utf8')}`);
  rmSync(path);
  symlinkSync('shared.txt', path);
  expect((await site.run('lint', '--update-baseline')).code).toBe(0);
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readFileSync(shared, 'utf8')).toContain('# agreed with Ann\n');
  chmodSync(shared, 0o444);
  const before = readFileSync(shared, 'utf8');
  site.write('gate', (text) => text.replace('(gate)', '(gate gate)'));
  expect((await site.run('lint', '--update-baseline')).code).toBe(1);
  expect(readFileSync(shared, 'utf8')).toBe(before);
});
