import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../content/diagnostic.ts';
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
      diagnostics: [],
    });
    expect(readFileSync(fileOf('dealer'), 'utf8')).toBe(JSON.parse(stdout).content);
  });
});

describe('a new landing in Spanish', () => {
  it.each(THEMES)('made from the %s starter passes lint without a warning', async (theme) => {
    expect(await newLanding('pagina', '--from', theme, '--language', 'es')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(written('pagina')).toMatchObject({ language: 'es' });
    expect(written('pagina').theme ?? 'general').toBe(theme);
    const { stdout } = await runHere(['lint', 'landings/pagina.yaml', '--json'], { cwd });
    expect(JSON.parse(stdout).diagnostics).toEqual([]);
  });

  it('says nothing that another starter or landing says', async () => {
    copyFileSync(join(ROOT, 'site.config.yaml'), join(cwd, 'site.config.yaml'));
    for (const theme of THEMES)
      for (const language of ['en', 'es'])
        await newLanding(`fresh-${theme}-${language}`, '--from', theme, '--language', language);
    for (const slug of existing) copyFileSync(join(ROOT, 'landings', `${slug}.yaml`), fileOf(slug));
    const { stdout } = await runHere(['lint', '--landings', 'landings', '--json'], { cwd });
    expect(JSON.parse(stdout).diagnostics).toEqual([]);
  });

  it('comes from the starter of a theme even where a landing has its name', async () => {
    copyFileSync(join(ROOT, 'landings/power-of-attorney.yaml'), fileOf('power-of-attorney'));
    await newLanding('poder', '--from', 'power-of-attorney', '--language', 'es');
    expect(written('poder').cta.directCTA).toBe('Apartar una visita en casa');
    await newLanding('poa-for-mom');
    expect(written('poa-for-mom').seo.title).not.toBe(written('power-of-attorney').seo.title);
  });

  it('is of the theme that its Spanish address speaks of', async () => {
    await newLanding('poder-para-mama', '--language', 'es');
    expect(written('poder-para-mama').theme).toBe('power-of-attorney');
  });
});

describe('a new landing copied from one in another language', () => {
  it('is paired with it, and says that its texts are still to be translated', async () => {
    await newLanding('gate', '--from', 'general');
    const { code, stderr } = await newLanding('puerta', '--from', 'gate', '--language', 'es');
    expect(code).toBe(0);
    expect(stderr).toContain('translate');
    expect(written('puerta')).toMatchObject({ language: 'es', translationOf: 'gate' });
    expect(await lintErrors('puerta')).toBe(0);
  });

  it('is not paired a second time, nor back with the language of its original', async () => {
    await newLanding('gate', '--from', 'general');
    await newLanding('puerta', '--from', 'gate', '--language', 'es');
    expect((await newLanding('otra', '--from', 'gate', '--language', 'es')).code).toBe(0);
    expect(written('otra').translationOf).toBeUndefined();
    expect((await newLanding('back', '--from', 'puerta', '--language', 'en')).code).toBe(0);
    expect(written('back').translationOf).toBeUndefined();
    for (const slug of ['puerta', 'otra', 'back']) expect(await lintErrors(slug)).toBe(0);
    const { stdout } = await runHere(['lint', '--landings', 'landings', '--json'], { cwd });
    expect(
      JSON.parse(stdout).diagnostics.filter(({ severity }: Diagnostic) => severity === 'error'),
    ).toEqual([]);
  });
});

describe('a copy of a landing', () => {
  it('is told what is still the same as in its original', async () => {
    await newLanding('gate', '--from', 'general');
    const { code, stdout } = await newLanding('yard', '--from', 'gate', '--json');
    expect(code).toBe(0);
    const { written: isWritten, diagnostics } = JSON.parse(stdout);
    expect(isWritten).toBe(true);
    expect(
      diagnostics.map(({ rule, severity, file }: Diagnostic) => [rule, severity, file]),
    ).toEqual([
      ['seo/duplicate-title', 'warning', 'landings/yard.yaml'],
      ['doorway/near-duplicate', 'warning', 'landings/yard.yaml'],
    ]);
    for (const { message } of diagnostics) expect(message).toContain('landings/gate.yaml');
  });

  it('needs no page: in its original', async () => {
    await newLanding('gate', '--from', 'general');
    expect(readFileSync(fileOf('gate'), 'utf8')).not.toContain('page:');
    for (const more of [[], ['--name', 'Yard'], ['--set', 'page.noindex=true']])
      expect(
        await newLanding(`yard${more.length}${more[0]?.slice(2) ?? ''}`, '--from', 'gate', ...more),
      ).toMatchObject({ code: 0 });
  });

  it('is refused while its original has errors, which are told', async () => {
    writeFileSync(fileOf('gate'), 'hero: nothing\n');
    const { code, stdout } = await newLanding('yard', '--from', 'gate', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      written: false,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ file: 'landings/gate.yaml' }),
      ]),
    });
  });
});

describe('the document of --json', () => {
  it.each([
    ['a forbidden headline', 1, ['x', '--headline', 'Notario en su puerta']],
    ['a value out of range', 1, ['x', '--set', 'success.testimonial.rating=9']],
    ['an address that is taken', 1, ['lp']],
    ['no address', 2, []],
    ['an address that is none', 2, ['Bad Slug']],
    ['an unknown key', 2, ['x', '--set', 'no=1']],
    ['a broken configuration', 1, ['x', '--config', 'broken.yaml']],
  ] as [string, number, string[]][])('is one and whole also after %s', async (_, code, args) => {
    writeFileSync(join(cwd, 'broken.yaml'), 'site: 1\n');
    copyFileSync(join(ROOT, 'landings/lp.yaml'), fileOf('lp'));
    const result = await newLanding(...args, '--json');
    expect(result.code).toBe(code);
    expect(result.stderr).toBe('');
    const document = JSON.parse(result.stdout);
    expect(document).toMatchObject({ written: false, diagnostics: expect.any(Array) });
    expect(Object.keys(document)).toEqual(
      expect.arrayContaining(['slug', 'path', 'file', 'content']),
    );
    expect(document.diagnostics.length + (document.error === undefined ? 0 : 1)).toBeGreaterThan(0);
    for (const finding of document.diagnostics)
      expect(Object.keys(finding).sort()).toEqual([
        'column',
        'endColumn',
        'endLine',
        'file',
        'hint',
        'line',
        'message',
        'rule',
        'severity',
      ]);
  });
});

describe('whatever options are combined', () => {
  it('a landing without errors is written whole and told, or none is, and the reason', async () => {
    const landingsDir = join(cwd, 'landings');
    await newLanding('first', '--from', 'general');
    await newLanding('segunda', '--from', 'divorce', '--language', 'es');
    const options = fc.record({
      slug: fc.constantFrom('page', 'otra-pagina', 'first', 'Bad Slug', 'admin', undefined),
      from: fc.constantFrom(undefined, 'divorce', 'first', 'segunda', 'no-such'),
      language: fc.constantFrom(undefined, 'en', 'es', 'xx'),
      name: fc.constantFrom(undefined, 'Yard', ' '),
      headline: fc.constantFrom(undefined, 'At your lot', 'Su notario', '{no.such}'),
      set: fc.subarray([
        'hero.problem=Stuck?',
        'plan[0].title=Call',
        'no.key=1',
        'plan.0.number=7',
      ]),
      flags: fc.subarray(['--dry-run', '--json']),
    });
    await fc.assert(
      fc.asyncProperty(options, async ({ slug, set, flags, ...texts }) => {
        const before = files();
        const given = Object.entries(texts).flatMap(([key, text]) =>
          text === undefined ? [] : [`--${key}`, text],
        );
        const values = set.flatMap((text) => ['--set', text]);
        const args = [...(slug === undefined ? [] : [slug]), ...given, ...values, ...flags];
        const { code, stdout, stderr } = await newLanding(...args);
        expect([0, 1, 2]).toContain(code);
        expect(stderr).not.toMatch(/^ {4}at /m);
        if (flags.includes('--json'))
          expect(JSON.parse(stdout)).toMatchObject({ written: code === 0 && flags.length === 1 });
        else if (code !== 0) expect([stdout, stderr === '']).toEqual(['', false]);
        const isWritten = code === 0 && !flags.includes('--dry-run');
        expect(files()).toEqual(isWritten ? [...before, `${slug}.yaml`].sort() : before);
        if (!isWritten) return;
        const { landing } = readLanding(fileOf(String(slug)), { cwd, landingsDir, facts });
        expect(landing?.written.language ?? 'en').toBe(
          texts.language ?? (texts.from === 'segunda' ? 'es' : 'en'),
        );
        if (texts.headline !== undefined)
          expect(landing?.written.hero.headline).toBe(texts.headline);
        rmSync(fileOf(String(slug)));
      }),
      { numRuns: 150 },
    );
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
