import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { SmallSite } from '../../support/small-site.ts';

const PAGES = ['one', 'two'];

/** A site whose pages each have a word twice. */
function mistypedSite(): SmallSite {
  const site = new SmallSite();
  for (const name of PAGES) {
    site.addPage(name);
    mistype(site, name);
  }
  return site;
}

const fileOf = (site: SmallSite, name: string) => join(site.folder, 'pages', name, 'page.yaml');

function edit(site: SmallSite, name: string, from: string, to: string): void {
  const text = readFileSync(fileOf(site, name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(fileOf(site, name), text.replace(from, to));
}

const mistype = (site: SmallSite, name: string) =>
  edit(site, name, 'Three plumbers from Hull }', 'Three plumbers plumbers from Hull }');

/** Marks all findings that are kept for the next command. */
function markKept(site: SmallSite): void {
  const folder = join(site.cache, 'findings');
  for (const name of readdirSync(folder)) {
    const [found = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    const marked = found.replaceAll('"message":"', '"message":"Kept: ');
    const sum = createHash('sha256').update(marked).digest('hex');
    writeFileSync(join(folder, name), `${marked}\n${sum}`);
  }
}

/** The pages with the mistake that lint tells, and whether it has kept the finding. */
async function told(site: SmallSite): Promise<Record<string, boolean>> {
  const { stdout } = await site.run('lint', '--json');
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return Object.fromEntries(
    diagnostics
      .filter(({ rule }) => rule === 'copy/doubled-word')
      .map(({ file, message }) => [file.split('/')[1], message.startsWith('Kept: ')]),
  );
}

test('an edited page is checked anew, what is wrong with the others is known', async () => {
  const site = mistypedSite();
  expect(await told(site)).toEqual({ one: false, two: false });
  markKept(site);
  edit(site, 'two', 'name: Home', 'name: Two');
  expect(await told(site)).toEqual({ one: true, two: false });
  edit(site, 'two', 'plumbers plumbers', 'plumbers');
  expect(await told(site)).toEqual({ one: true });
});

test('a new page is checked, and all pages are once a fact is another one', async () => {
  const site = mistypedSite();
  await told(site);
  markKept(site);
  site.addPage('three');
  mistype(site, 'three');
  expect(await told(site)).toEqual({ one: true, two: true, three: false });
  const config = join(site.folder, 'site.config.yaml');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('Harbour Plumbing', 'Pipes of Hull'));
  expect(await told(site)).toEqual({ one: false, two: false, three: false });
});
