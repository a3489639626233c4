import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

/** A long landing, without references to facts that only the site of the repository has. */
const LANDING = readFileSync(join(ROOT, 'landings/lp.yaml'), 'utf8').replace(
  /\{[a-z]+\.[^}]+\}/g,
  '12',
);

const siteInEnglish = () => new DataSite({ languages: ['en'] });

/** Writes the landing under another name; `edit` changes its values. */
function write(site: DataSite, slug: string, edit: (landing: never) => void = () => {}): void {
  const landing = parse(LANDING);
  delete landing.page;
  landing.seo.title = `Notary for ${slug}`;
  edit(landing as never);
  site.write(`landings/${slug}.yaml`, landing);
}

/** Words that stand in no other landing. */
const own = (slug: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${slug}word${String.fromCharCode(97 + (index % 26)).repeat(1 + index / 26)}`,
  ).join(' ');

async function doorways(site: DataSite): Promise<Diagnostic[]> {
  return (await site.lint()).filter(({ rule }) => rule === 'doorway/near-duplicate');
}

interface Edited {
  problems: { external: string };
  guide: { empathyStatement: string };
  cta: { subheadline: string };
}

describe('a doorway', () => {
  it('is reported at each copy and never at the page that all of them repeat', async () => {
    const site = siteInEnglish();
    write(site, 'the-first-of-all-pages');
    write(site, 'aa', (landing: Edited) => (landing.problems.external = own('aa', 110)));
    write(site, 'bb', (landing: Edited) => (landing.guide.empathyStatement = own('bb', 110)));
    write(site, 'cc', (landing: Edited) => (landing.cta.subheadline = own('cc', 110)));
    const found = await doorways(site);
    expect(found.map(({ file }) => file)).toEqual([
      'landings/aa.yaml',
      'landings/bb.yaml',
      'landings/cc.yaml',
    ]);
    for (const { message } of found)
      expect(message).toContain('landings/the-first-of-all-pages.yaml');
  });

  it('is reported at the page that is new, where another one has been published', async () => {
    const site = siteInEnglish();
    write(site, 'the-first-of-all-pages');
    write(site, 'copy');
    write(site, 'copy-two');
    site.write('published-addresses.txt', '/\n/the-first-of-all-pages\n');
    const found = await doorways(site);
    expect(found.map(({ file }) => file)).toEqual(['landings/copy-two.yaml', 'landings/copy.yaml']);
    for (const { hint } of found) expect(hint).toContain('page.canonical: /the-first-of-all-pages');
  });

  it('is reported at the page with the longer name if there are only two', async () => {
    const site = siteInEnglish();
    write(site, 'a-lease-notary-odessa');
    write(site, 'lease-notary');
    const [finding, ...others] = await doorways(site);
    expect(others).toEqual([]);
    expect(finding?.file).toBe('landings/a-lease-notary-odessa.yaml');
    expect(finding?.message).toContain('landings/lease-notary.yaml');
  });

  it('implies the same title and sentences, which are told only if it is not', async () => {
    const site = siteInEnglish();
    const texts: string[] = [];
    JSON.stringify(parse(LANDING), (_, value) => {
      if (typeof value === 'string' && value.length > 45) texts.push(value);
      return value;
    });
    const page = `---
name: History
type: main
description: How all of it began in Midland.
seo:
  title: How we began in 1987
  description: How all of it began in Midland.
---

# History

${texts.join('\n\n')}
`;
    site.write('pages/history/page.md', page);
    site.write('pages/new-history/page.md', page);
    const copy = 'pages/new-history/page.md';
    const told = async () =>
      (await site.lint())
        .filter(({ rule }) => /^(?:doorway|copy\/repeated$|seo\/duplicate-)/.test(rule))
        .map(({ file, rule }) => [file, rule]);
    expect(await told()).toEqual([[copy, 'doorway/near-duplicate']]);
    expect(await told()).toEqual([[copy, 'doorway/near-duplicate']]);
    const comment = '# touchdown-ignore doorway/near-duplicate: Both are wanted.';
    site.write(copy, page.replace('---\n', `---\n${comment}\n`));
    expect(await told()).toEqual([
      [copy, 'seo/duplicate-title'],
      [copy, 'copy/repeated'],
    ]);
  });

  it('is accepted together with what it implied, so that nothing of it is left to tell', async () => {
    const site = siteInEnglish();
    const sameTitle = (landing: { seo: { title: string } }) =>
      (landing.seo.title = 'Notary at home');
    write(site, 'lease-notary', sameTitle);
    write(site, 'a-lease-notary-odessa', sameTitle);
    const told = async () => (await site.lint()).map(({ rule }) => rule);
    expect(await told()).toContain('doorway/near-duplicate');
    await site.lint('--update-baseline');
    expect(site.text('lint-baseline.txt')).toContain('seo/duplicate-title');
    expect(await told()).toEqual([]);
  });

  it('is a page that has only a town and figures of its own; what to write anew is named', async () => {
    const site = siteInEnglish();
    const swap = (town: string, fee: string) => (landing: never) => {
      const text = JSON.stringify(landing)
        .replaceAll('Midland', town)
        .replaceAll('the document', `the document ${fee}`);
      Object.assign(landing as object, JSON.parse(text));
    };
    write(site, 'lease-notary-crane', swap('Crane', '12'));
    write(site, 'lease-notary-rankin', swap('Rankin', '340'));
    const [finding, ...others] = await doorways(site);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ file: 'landings/lease-notary-rankin.yaml' });
    expect(finding?.message).toMatch(/^(?:9\d|100) %/);
    expect(finding?.hint).toMatch(/[a-z]\w*(?:\.\w+|\[\d\])/);
    expect(finding?.hint).toContain('page.canonical: /lease-notary-crane');
  });
});
