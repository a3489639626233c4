import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RESERVED_SEGMENTS } from '../../cli/content/addresses/reserved-paths.ts';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { siteFacts } from '../content/site-facts.ts';
import { ROOT } from '../support/command.ts';
import { SITE } from '../support/site-code.ts';
import { SmallSite } from '../support/small-site.ts';
import { LandingFolder } from './landing-folder.ts';

const { facts } = siteFacts();
const handWritten = readPageFiles(SITE, ROOT, facts)
  .metas.map(({ entry }) => entry.path.slice(1))
  .filter((path) => /^[a-z-]+$/.test(path));

const folder = new LandingFolder();
const { fileOf, files, newLanding } = folder;

describe('no landing is written', () => {
  type Refusal = [name: string, code: number, args: string[]];
  const refusals: Refusal[] = [
    ['an address that is none', 2, ['Bad Slug']],
    ['a path as address', 2, ['../outside']],
    ['an address that is too long', 2, ['a'.repeat(200)]],
    ['no address, and no terminal to ask', 2, []],
    ['a theme or landing that does not exist', 2, ['x', '--from', 'divorse']],
    ['a language that pages do not have', 2, ['x', '--language', 'fr']],
    [
      'a title that Texas forbids',
      1,
      ['x', '--language', 'es', '--headline', 'Su notario de confianza'],
    ],
    [
      'an offer that the law forbids',
      1,
      ['x', '--set', 'hero.subheadline=We offer free legal advice.'],
    ],
    ['a path to copy from', 2, ['x', '--from', '../secret']],
    ['a key that landings do not have', 2, ['x', '--set', 'hero.headlin=a']],
    ['a key from the prototype', 2, ['x', '--set', '__proto__.a=b']],
    ['a value without a path', 2, ['x', '--set', 'hero.headline']],
    ['a value of the wrong kind', 1, ['x', '--set', 'success.testimonial.rating=many']],
    ['a value out of range', 1, ['x', '--set', 'success.testimonial.rating=6']],
    ['an entry beyond the list', 1, ['x', '--set', 'plan.7.title=a']],
    ['a fact that does not exist', 1, ['x', '--headline', 'Only {fees.travle}']],
    ['a blank headline', 1, ['x', '--headline', ' ']],
    ...[...RESERVED_SEGMENTS, ...handWritten].map((slug): Refusal => [slug, 1, [slug]]),
  ];
  it.each(refusals)('for %s, which ends with %i', async (_, code, args) => {
    writeFileSync(join(folder.cwd, 'secret.yaml'), 'secret: 1');
    const result = await newLanding(...args);
    expect(result.stderr).not.toBe('');
    expect(result).toMatchObject({ code, stdout: '' });
    expect(files()).toEqual([]);
  });

  it('over another one, whose bytes stay as they are', async () => {
    writeFileSync(fileOf('mine'), 'half: [done');
    expect(await newLanding('mine')).toMatchObject({ code: 1, stdout: '' });
    expect(readFileSync(fileOf('mine'), 'utf8')).toBe('half: [done');
    expect(files()).toEqual(['mine.yaml']);
  });

  it('by a trial, not even the folder', async () => {
    const { code } = await newLanding('x', '--landings', 'elsewhere', '--dry-run');
    expect(code).toBe(0);
    expect(readdirSync(folder.cwd)).toEqual(['landings']);
  });

  it('where a file is in the way, which is no fault of the tool', async () => {
    writeFileSync(join(folder.cwd, 'taken'), 'mine');
    const { code } = await newLanding('x', '--landings', 'taken');
    expect([1, 2]).toContain(code);
  });

  it('at the alias of another one', async () => {
    await newLanding('first-page', '--set', 'page.aliases=[/old-name]');
    expect(await newLanding('old-name')).toMatchObject({ code: 1 });
    expect(files()).toEqual(['first-page.yaml']);
  });

  it('at an address or alias of a hand-written page, even one with faults', async () => {
    const site = new SmallSite();
    site.addPage('prices');
    const page = join(site.folder, 'pages/prices/page.yaml');
    writeFileSync(page, `${readFileSync(page, 'utf8')}aliases: [/old-fees]\n`);
    site.addPage('half');
    writeFileSync(join(site.folder, 'pages/half/page.yaml'), 'half: [done');
    for (const slug of ['prices', 'old-fees', 'half'])
      expect(await site.run('new-landing', slug)).toMatchObject({ code: 1, stdout: '' });
    expect(await site.run('new-landing', 'fees')).toMatchObject({ code: 0 });
  });

  it('without a guess at what was meant', async () => {
    expect((await newLanding('x', '--from', 'divorse')).stderr).toContain('divorce');
    expect((await newLanding('x', '--set', 'hero.headlin=a')).stderr).toContain('headline');
  });
});
