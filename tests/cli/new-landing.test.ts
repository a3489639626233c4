import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readLanding } from '../../content/landing-file.ts';
import { readPageFiles } from '../../content/page-file.ts';
import { RESERVED_SEGMENTS } from '../../content/reserved-paths.ts';
import type { Landing } from '../../schemas/landing.ts';
import { THEMES } from '../../schemas/theme.ts';
import { siteFacts } from '../content/site-facts.ts';
import { ROOT, runHere } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { facts } = siteFacts();
const existing = readdirSync(join(ROOT, 'landings')).map((file) => file.replace('.yaml', ''));
const handWritten = readPageFiles(ROOT, ROOT, facts)
  .metas.map(({ entry }) => entry.path.slice(1))
  .filter((path) => /^[a-z-]+$/.test(path));

let cwd: string;
const fileOf = (slug: string) => join(cwd, 'landings', `${slug}.yaml`);
const files = () => readdirSync(join(cwd, 'landings'));
const newLanding = (...args: string[]) => runHere(['new-landing', ...args], { cwd });

beforeEach(() => {
  cwd = tempFolder();
  mkdirSync(join(cwd, 'landings'));
});

/** The landing as written in its file; the test fails if the file has errors. */
function written(slug: string): Landing {
  const landingsDir = join(cwd, 'landings');
  const { landing, diagnostics } = readLanding(fileOf(slug), { cwd, landingsDir, facts });
  expect(diagnostics).toEqual([]);
  return landing?.written as Landing;
}

async function lintErrors(slug: string): Promise<number> {
  const { stdout } = await runHere(['lint', `landings/${slug}.yaml`, '--json'], { cwd });
  return JSON.parse(stdout).summary.errors;
}

describe('a new landing', () => {
  it.each(THEMES)('made from the %s starter is valid at once', async (theme) => {
    expect(await newLanding('fresh-page', '--from', theme)).toMatchObject({ code: 0 });
    expect(await lintErrors('fresh-page')).toBe(0);
    expect(written('fresh-page').theme ?? 'general').toBe(theme);
  });

  it.each(existing)('copied from %s is valid at once', async (slug) => {
    copyFileSync(join(ROOT, 'landings', `${slug}.yaml`), fileOf(slug));
    expect(await newLanding('fresh-page', '--from', slug)).toMatchObject({ code: 0 });
    expect(await lintErrors('fresh-page')).toBe(0);
    expect(written('fresh-page').plan).toEqual(written(slug).plan);
  });

  it('does not take over the addresses of the landing it copies', async () => {
    await newLanding('first-page', '--set', 'page.aliases=[/other-name]', '--name', 'First');
    await newLanding('second-page', '--from', 'first-page');
    expect(written('second-page').page).toBeUndefined();
  });

  it('has the name, the headline and every value that was set', async () => {
    const values = ['hero.problem=Title stuck?', 'plan[0].title=Call', 'plan.1.title=Look'];
    const lists = ['failure.1=Late again', 'seo.keywords=[a, "b: c"]', 'page.noindex=true'];
    const set = [...values, ...lists].flatMap((value) => ['--set', value]);
    const texts = ['--name', 'Dealers', '--headline', 'At your lot'];
    expect((await newLanding('dealer', ...texts, ...set)).code).toBe(0);
    expect(written('dealer')).toMatchObject({
      page: { name: 'Dealers', noindex: true },
      seo: { keywords: ['a', 'b: c'] },
      hero: { headline: 'At your lot', problem: 'Title stuck?' },
      plan: [{ title: 'Call' }, { title: 'Look' }, {}],
    });
    expect(written('dealer').failure[1]).toBe('Late again');
  });

  it('is only shown by --dry-run, and is the same when it is written', async () => {
    const dry = await newLanding('dealer', '--dry-run', '--json');
    expect(JSON.parse(dry.stdout)).toMatchObject({ written: false });
    expect(files()).toEqual([]);
    const { code, stdout } = await newLanding('dealer', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      slug: 'dealer',
      path: '/dealer',
      file: 'landings/dealer.yaml',
      written: true,
      content: JSON.parse(dry.stdout).content,
    });
    expect(readFileSync(fileOf('dealer'), 'utf8')).toBe(JSON.parse(stdout).content);
  });
});

describe('no landing is written', () => {
  type Refusal = [name: string, code: number, args: string[]];
  const refusals: Refusal[] = [
    ['an address that is none', 2, ['Bad Slug']],
    ['a path as address', 2, ['../outside']],
    ['an address that is too long', 2, ['a'.repeat(200)]],
    ['no address, and no terminal to ask', 2, []],
    ['a theme or landing that does not exist', 2, ['x', '--from', 'divorse']],
    ['a path to copy from', 2, ['x', '--from', '../secret']],
    ['a key that landings do not have', 2, ['x', '--set', 'hero.headlin=a']],
    ['a key from the prototype', 2, ['x', '--set', '__proto__.a=b']],
    ['a value without a path', 2, ['x', '--set', 'hero.headline']],
    ['a value of the wrong kind', 2, ['x', '--set', 'success.testimonial.rating=many']],
    ['a value out of range', 2, ['x', '--set', 'success.testimonial.rating=6']],
    ['an entry beyond the list', 2, ['x', '--set', 'plan.7.title=a']],
    ['a fact that does not exist', 2, ['x', '--headline', 'Only {fees.travle}']],
    ['a blank headline', 2, ['x', '--headline', ' ']],
    ...[...RESERVED_SEGMENTS, ...handWritten].map((slug): Refusal => [slug, 1, [slug]]),
  ];
  it.each(refusals)('for %s, which ends with %i', async (_, code, args) => {
    writeFileSync(join(cwd, 'secret.yaml'), 'secret: 1');
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
    expect(readdirSync(cwd)).toEqual(['landings']);
  });

  it('where a file is in the way, which is no fault of the tool', async () => {
    writeFileSync(join(cwd, 'taken'), 'mine');
    const { code } = await newLanding('x', '--landings', 'taken');
    expect([1, 2]).toContain(code);
  });

  it('at the alias of another one', async () => {
    await newLanding('first-page', '--set', 'page.aliases=[/old-name]');
    expect(await newLanding('old-name')).toMatchObject({ code: 1 });
    expect(files()).toEqual(['first-page.yaml']);
  });

  it('without a guess at what was meant', async () => {
    expect((await newLanding('x', '--from', 'divorse')).stderr).toContain('divorce');
    expect((await newLanding('x', '--set', 'hero.headlin=a')).stderr).toContain('headline');
  });
});
