import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { fileDraftOf, sweepFileDrafts } from '../../cli/system/draft-file.ts';
import { filesIn } from '../publish/finished-site.ts';
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const KILLER = pathToFileURL(join(ROOT, 'tests/support/kill-at.mjs')).href;

/** A site with a page, a landing that links to it, and a table to import. */
function newSite(): SmallSite {
  const site = new SmallSite('gate', 'lot');
  site.addPage('prices');
  site.addPage('prices/lots');
  mkdirSync(join(site.folder, 'shared'));
  writeFileSync(join(site.folder, 'shared/notes.txt'), 'Ask Ann.');
  symlinkSync('../../shared/notes.txt', join(site.folder, 'pages/prices/notes.txt'));
  writeFileSync(join(site.folder, 'towns.csv'), 'slug,town\ntown-a,Hull\ntown-b,York\n');
  const config = join(site.folder, 'site.config.yaml');
  const links = 'navigation:\n  header: [ { label: Prices, href: /prices } ]\n';
  writeFileSync(config, readFileSync(config, 'utf8') + links);
  return site;
}

/** Where the page /prices of a site has a symbolic link, before and after it has moved. */
const LINKS = ['pages/prices/notes.txt', 'pages/work/costs/notes.txt'];

/** What the folder of a site holds, by path: everything but the cache. */
function held(site: SmallSite): Record<string, string> {
  const isThere = (link: string) => lstatSync(join(site.folder, link), { throwIfNoEntry: false });
  const files = Object.entries(filesIn(site.folder));
  for (const link of LINKS.filter(isThere))
    files.push([link, readFileSync(join(site.folder, link), 'utf8')]);
  return Object.fromEntries(files.filter(([path]) => !path.startsWith('.touchdown/')));
}

const drafts = (files: object) => Object.keys(files).filter((path) => path.endsWith('.draft'));

/** Runs a command that is killed right before it moves or removes something for the given time; true if it was. */
async function killedAt(site: SmallSite, step: number, args: string[]): Promise<boolean> {
  const env = { NODE_OPTIONS: `--import=${KILLER}`, KILL_AT: String(step) };
  return (await site.process(args, { env: { ...process.env, ...env } })).code === null;
}

const COMMANDS: [string, string[]][] = [
  ['rename of a landing', ['rename', 'gate', 'doors']],
  ['rename of a page with pages below it', ['rename', 'prices', 'work/costs']],
  ['remove', ['remove', 'gate', '--to', '/lot']],
  ['edit', ['edit', 'landings/gate.yaml', '--set', 'hero.headline=Gates']],
  ['import', ['import', 'towns.csv', '--template', 'gate', '--map', 'town=hero.headline']],
];

describe('a command that is killed', () => {
  it.each(sample(COMMANDS, 1))(
    'has changed each file or not, and does the rest the next time: %s',
    async (_, args) => {
      const whole = newSite();
      const before = held(whole);
      await whole.run(...args);
      const after = held(whole);
      let step = 1;
      for (; ; step += 1) {
        const site = newSite();
        if (!(await killedAt(site, step, args))) break;
        for (const [path, text] of Object.entries(held(site)))
          if (!path.endsWith('.draft')) expect([before[path], after[path]], path).toContain(text);
        // What it leaves is neither a page nor anything to commit.
        for (const path of drafts(held(site))) expect(path).toMatch(/(?:^|\/)\.[^/]*\.touchdown-/);
        await site.run(...args);
        expect(held(site)).toEqual(after);
      }
      expect(step).toBeGreaterThan(1);
    },
  );
});

test('only the drafts of dead processes go, and no file of people', () => {
  const folder = tempFolder();
  const own = fileDraftOf(join(folder, 'gate.yaml'));
  const dead = join(folder, '.gate.yaml.touchdown-draft.4194305.draft');
  const others = ['backup.2024', 'gate.yaml.4194305.draft', '.gate.yaml.4194305'];
  for (const path of [own, dead, ...others.map((name) => join(folder, name))])
    writeFileSync(path, '');
  sweepFileDrafts(folder);
  expect(Object.keys(filesIn(folder)).sort()).toEqual(
    [...others, own.slice(folder.length + 1)].sort(),
  );
});
