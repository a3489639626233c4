import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { readLanding } from '../../../cli/content/pages/landing-file.ts';
import { SortedNames } from '../../../cli/content/sorted-names.ts';
import { PageComparison } from '../../../cli/lint/copies/page-comparison.ts';
import { landingDigest } from '../../../cli/lint/copies/page-digest.ts';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';
import { bytesInUse } from '../../support/heap.ts';
import { cases } from '../../support/proof.ts';
import { SITE } from '../../support/site-code.ts';
import { SmallSite } from '../../support/small-site.ts';

const COPIES_ALLOWED = 'lint:\n  rules:\n    doorway/near-duplicate: off\n';

async function findings(site: SmallSite): Promise<Diagnostic[]> {
  return JSON.parse((await site.run('lint', '--json')).stdout).diagnostics;
}

/** Equal titles in a site whose landings may repeat each other: otherwise they are part of what is told of copies. */
async function duplicateTitles(site: SmallSite): Promise<Diagnostic[]> {
  appendFileSync(site.config, COPIES_ALLOWED);
  return (await findings(site)).filter(({ rule }) => rule === 'seo/duplicate-title');
}

/** Another title for a landing of a small site. */
const titled = (title: string) => (text: string) =>
  text.replace(/^( +title:) .*Notary.*$/m, `$1 "${title}"`);

describe('a title that two landings have', () => {
  it('is reported at the longer name, whatever its capitals and wherever its words come from', async () => {
    const site = new SmallSite();
    site.write('lease', titled('Lease notary at +44 1482 555014'));
    site.write('a-lease-in-odessa', titled('LEASE notary at {business.phone}'));
    site.write('lease-yard', titled('Lease notary at {business.phone}'));
    site.write('another', titled('Another notary at {business.phone}'));
    const found = await duplicateTitles(site);
    expect(found.map(({ file }) => file)).toEqual([
      'landings/a-lease-in-odessa.yaml',
      'landings/lease-yard.yaml',
    ]);
    for (const { message, frame, line } of found) {
      expect(message).toContain('landings/lease.yaml');
      expect(frame).toBeUndefined();
      expect(line).toBeGreaterThan(1);
    }
  });

  it('is no fault of a page that names the other as its original', async () => {
    const site = new SmallSite();
    site.write('lease', titled('Lease notary in Hull'));
    site.write(
      'lease-yard',
      (text) => `${titled('Lease notary in Hull')(text)}\npage:\n  canonical: /lease\n`,
    );
    site.write(
      'lease-gate',
      (text) => `${titled('Lease notary in Hull')(text)}\npage:\n  noindex: true\n`,
    );
    expect(await duplicateTitles(site)).toEqual([]);
  });
});

describe('what search engines show of two pages', () => {
  it('is told at the landing if the other page was written by hand', async () => {
    const site = new DataSite({ fees: { minimum: 80 }, response: { emergencyMinutes: 45 } });
    const { seo } = parse(site.text('pages/index/page.yaml'));
    const plain = parse(readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8'));
    const { description, title } = seo;
    site.write('landings/strom.yaml', {
      ...plain,
      language: 'de',
      seo: { ...plain.seo, description },
    });
    site.write('landings/licht.yaml', { ...plain, language: 'de', page: { noindex: true }, seo });
    site.write('pages/ueber-uns/page.yaml', {
      ...parse(site.text('pages/index/page.yaml')),
      seo: {
        title: title.replace('Elektriker', 'ELEKTRIKER'),
        description: 'Drei Elektriker aus Luxemburg.',
      },
    });
    const found = await site.lint();
    expect(
      found
        .filter(({ rule }) => rule.startsWith('seo/duplicate'))
        .map(({ file, rule }) => [file, rule]),
    ).toEqual([
      ['landings/strom.yaml', 'seo/duplicate-description'],
      ['pages/ueber-uns/page.yaml', 'seo/duplicate-title'],
    ]);
  });

  it('is told once of a page that repeats all of another', async () => {
    const site = new SmallSite('lease', 'lease-yard');
    const rules = (await findings(site)).map(({ rule }) => rule);
    expect(rules).toEqual(['doorway/near-duplicate']);
  });
});

it('a landing takes a few hundred bytes while it is compared, however large it is', () => {
  const site = new SmallSite('gate');
  const { schemas } = SITE;
  const context = { cwd: site.folder, landingsDir: site.landings, facts: ANY_FACT, schemas };
  const { landing } = readLanding(join(site.landings, 'gate.yaml'), context);
  if (!landing) throw new Error('The landing of the test has errors.');
  const COUNT = cases(4000, 20_000);
  const names = Array.from({ length: COUNT }, (_, index) => `gate-${index}.yaml`).sort();
  const before = bytesInUse();
  const comparison = new PageComparison(new SortedNames(names), { pages: [], metas: [] }, context);
  for (const name of names) comparison.add(name, landingDigest(landing), landing.source.hash);
  // Its file has several thousand. What else the process allocates meanwhile counts as well.
  expect((bytesInUse() - before) / COUNT).toBeLessThan(600);
  // None of these files is there, so none of them has a finding.
  expect([...comparison.findings()]).toEqual([]);
});
