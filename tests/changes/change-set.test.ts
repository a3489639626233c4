import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSources } from '../../cli/changes/build-baseline.ts';
import { commitFiles } from '../../cli/changes/commit-files.ts';
import { formatChangeSet } from '../../cli/changes/format-change-set.ts';
import { readChangeSet } from '../../cli/changes/read-change-set.ts';
import { holdOpen } from '../../cli/content/open-texts.ts';
import { siteFileNames } from '../../cli/site/named-files.ts';
import { type OpenSite, openSite } from '../../cli/site/open-site.ts';
import { ROOT } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const LEASE = 'landings/lease.yaml';
const CONFIG = 'site.config.yaml';

let root: string;
let site: OpenSite;

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function change(file: string, from: string | RegExp, to: string): void {
  const before = read(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(root, file), after);
}

async function summary(unsaved?: ReadonlySet<string>): Promise<string> {
  return formatChangeSet((await readChangeSet(site, root, unsaved)).set);
}

beforeEach(async () => {
  root = tempFolder();
  mkdirSync(join(root, 'landings'));
  cpSync(join(ROOT, CONFIG), join(root, CONFIG));
  for (const name of ['lease', 'gate'])
    cpSync(
      join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'),
      join(root, `landings/${name}.yaml`),
    );
  site = await openSite(root, { root });
});

function commitAll(): void {
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  git('config', 'commit.gpgsign', 'false');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
}

describe('what has changed since the last commit', () => {
  beforeEach(commitAll);

  it('is nothing at first', async () => {
    expect(await summary()).toMatch(/^Nothing has changed since the commit \w+ “Begin”\.$/m);
  });

  it('tells texts, facts with the pages that show them, and pages that came and went', async () => {
    change(LEASE, /headline: Signed.*/, 'headline: "Signed at your table, {fees.travel}"');
    change(CONFIG, /travel: \d+/, 'travel: 44');
    cpSync(join(root, LEASE), join(root, 'landings/fresh.yaml'));
    rmSync(join(root, 'landings/gate.yaml'));
    mkdirSync(join(root, 'media'));
    writeFileSync(join(root, 'media/desk.jpg'), 'no picture');
    writeFileSync(join(root, 'notes.txt'), 'of the user');
    expect((await summary()).replace(/commit \w+/, 'commit')).toMatchInlineSnapshot(`
      "Changed since the commit “Begin”:

      /fresh (landings/fresh.yaml): added

      /gate (landings/gate.yaml): removed

      /lease (landings/lease.yaml)
        Hero: headline: “Signed at the gate” is now “Signed at your table, {fees.travel}”

      media/desk.jpg: added

      site.config.yaml
        Fees: travel: “40” is now “44” (shown by /fresh, /lease)
      "
    `);
  });

  it('tells the pages that show hours of the week or of one of its days', async () => {
    change(LEASE, /headline: Signed.*/, 'headline: "Open {business.hours.week.Monday.opens}"');
    change('landings/gate.yaml', /headline: Signed.*/, 'headline: "Open {business.hours.week}"');
    const regular = /regular: .*/;
    change(CONFIG, regular, 'week: [{ days: [Monday], opens: "09:00", closes: "17:00" }]');
    git('commit', '--quiet', '--all', '--message', 'Hours');
    change(CONFIG, 'opens: "09:00", closes: "17:00"', 'opens: "10:00", closes: "17:00"');
    expect(await summary()).toMatch(/“10:00” \(shown by \/gate, \/lease\)/);
  });

  it('tells the pages that show a fact of which a part has changed', async () => {
    change(LEASE, /headline: Signed.*/, 'headline: "{business.tagline}, {business.payments}"');
    git('commit', '--quiet', '--all', '--message', 'Facts');
    change(CONFIG, 'en: Veteran-owned', 'en: Owned by a veteran');
    change(CONFIG, 'payments: [credit card', 'payments: [charge card');
    const shown = (await summary())
      .split('\n')
      .filter((line) => line.includes('(shown by /lease)'));
    expect(shown).toHaveLength(2);
  });

  it('counts what is not saved, and lines alone are nothing that is shown', async () => {
    const text = read(LEASE).replace(/headline: Signed.*/, 'headline: Signed tonight');
    holdOpen(join(root, LEASE), text);
    try {
      const told = await summary(new Set([LEASE]));
      expect(told).toContain('/lease (landings/lease.yaml): not saved\n');
      expect(told).toContain('is now “Signed tonight”');
    } finally {
      holdOpen(join(root, LEASE), undefined);
    }
    writeFileSync(join(root, LEASE), `# a note\n${read(LEASE)}`);
    expect(await summary()).toContain('Nothing that is shown');
  });

  it('tells findings that have come', async () => {
    change(LEASE, 'headline: ', 'headlin: ');
    const { set } = await readChangeSet(site, root);
    const [file] = set.files;
    expect(file?.findings.added.map(({ rule }) => rule)).toContain('shape/unknown-key');
    expect(file?.findings.mended).toEqual([]);
  });

  it('is committed file by file, whatever else is staged, with hooks', async () => {
    change(LEASE, /headline: Signed.*/, 'headline: Signed tonight');
    change('landings/gate.yaml', /headline: Signed.*/, 'headline: Signed tomorrow');
    writeFileSync(join(root, 'landings/fresh.yaml'), read(LEASE));
    git('add', 'landings/gate.yaml');
    const name = await commitFiles(
      root,
      [LEASE, 'landings/fresh.yaml'],
      'Headline\n\nIt was dull.',
    );
    expect(git('log', '-1', '--format=%h %s %an').trim()).toBe(`${name} Headline Ada`);
    expect(git('show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual([
      'landings/fresh.yaml',
      LEASE,
    ]);
    expect(git('status', '--porcelain').trim()).toBe('M  landings/gate.yaml');
    writeFileSync(
      join(root, '.git/hooks/pre-commit'),
      '#!/bin/sh\necho Not on Fridays >&2\nexit 1\n',
      {
        mode: 0o755,
      },
    );
    await expect(commitFiles(root, ['landings/gate.yaml'], 'Later')).rejects.toThrow(
      'Not on Fridays',
    );
    expect(git('log', '-1', '--format=%s').trim()).toBe('Headline');
  });

  it('is told of a site in a folder of the repository, too', async () => {
    const inner = join(root, 'sites/two');
    mkdirSync(join(inner, 'landings'), { recursive: true });
    cpSync(join(root, CONFIG), join(inner, CONFIG));
    cpSync(join(root, LEASE), join(inner, LEASE));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Two');
    root = inner;
    site = await openSite(root, { root });
    change(LEASE, /headline: Signed.*/, 'headline: Signed tonight');
    const { set } = await readChangeSet(site, root);
    expect(set.files.map(({ file, changes }) => [file, changes.length])).toEqual([[LEASE, 1]]);
  });
});

describe('what has changed without a repository', () => {
  it('counts from the last build, of which the sources are kept', async () => {
    expect(await summary()).toBe('There is nothing to compare with yet.\n');
    keepSources(root, siteFileNames(site), new Date('2027-01-01T09:00:00Z'));
    expect(await summary()).toBe('Nothing has changed since the last build.\n');
    change(LEASE, /headline: Signed.*/, 'headline: Signed tonight');
    rmSync(join(root, 'landings/gate.yaml'));
    const { set } = await readChangeSet(site, root);
    expect(set.since).toEqual({ kind: 'build', at: '2027-01-01T09:00:00.000Z' });
    expect(set.files.map(({ file, change: fate }) => [file, fate])).toEqual([
      ['landings/gate.yaml', 'removed'],
      [LEASE, 'changed'],
    ]);
    keepSources(root, siteFileNames(site), new Date());
    expect(await summary()).toContain('Nothing has changed');
  });
});
