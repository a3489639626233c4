import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFile } from '../../cli/site/named-files.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { StudioSite } from '../../cli/studio/studio-site.ts';
import { SmallSite } from '../support/small-site.ts';

/** A site in the studio whose only landing says a word twice. */
async function openWithDoubledWord() {
  const small = new SmallSite();
  const { folder, landings, config } = small;
  small.write('hull', (text) => text.replace('Signed at the gate', 'Signed at the the gate'));
  const opened = await openSite(folder, {});
  const site = new StudioSite(opened, folder);
  const file = siteFile('landings/hull.yaml', opened);
  if (!file) throw new Error('The landing is not there.');
  /** How grave the doubled word is in the log, in the form and on the page, and what the list counts. */
  const told = () => {
    site.followSite();
    const { problems = [], warnings = [] } = site.dev.answer('/hull') ?? {};
    const places = [
      site.dev.reloadLanding('hull.yaml'),
      site.state(file).findings,
      [...problems, ...warnings],
    ];
    const [row] = site.rows.of(file, new Set());
    const [same] = site.rows.all(new Set()).filter(({ path }) => path === '/hull');
    expect(same).toEqual(row);
    const grave = places.map((found) => found.map(({ rule, severity }) => `${rule} ${severity}`));
    return { grave, errors: row?.errors, warnings: row?.warnings };
  };
  const text = readFileSync(join(landings, 'hull.yaml'), 'utf8');
  return { small, config, site, file, text, told };
}

const told = (severity: 'error' | 'warning') => ({
  grave: Array(3).fill([`copy/doubled-word ${severity}`]),
  errors: severity === 'error' ? 1 : 0,
  warnings: severity === 'warning' ? 1 : 0,
});
const NOTHING = { grave: [[], [], []], errors: 0, warnings: 0 };

test('settings of the site say how grave findings are', async () => {
  const site = await openWithDoubledWord();
  expect(site.told()).toEqual(told('warning'));
  appendFileSync(site.config, 'lint: { rules: { copy/doubled-word: error } }\n');
  expect(site.told()).toEqual(told('error'));
});

test('a comment takes a finding back before it is saved', async () => {
  const { site, file, text, told: now } = await openWithDoubledWord();
  const comment = '# touchdown-ignore copy/doubled-word: a song is called so\n';
  site.refresh(
    file,
    text.replace(/^ +headline:/m, (line) => `  ${comment}${line}`),
  );
  expect(now()).toEqual(NOTHING);
  site.refresh(file, undefined);
  expect(now()).toEqual(told('warning'));
});

test('what the baseline puts up with is not told', async () => {
  const { small, told: now } = await openWithDoubledWord();
  expect((await small.run('lint', '--update-baseline')).code).toBe(0);
  expect(now()).toEqual(NOTHING);
});
