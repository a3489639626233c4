import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { THEMES } from '../support/site-themes.ts';
import { LandingFolder, OWN_LANDINGS } from './landing-folder.ts';

const { fileOf, files, newLanding, written, lintErrors } = new LandingFolder();

describe('a new landing', () => {
  it.each(sample(THEMES, 2))('made from the %s starter is valid at once', async (theme) => {
    expect(await newLanding('fresh-page', '--from', theme)).toMatchObject({ code: 0 });
    expect(await lintErrors('fresh-page')).toBe(0);
    expect(written('fresh-page').theme ?? 'general').toBe(theme);
  });

  it.each(sample(OWN_LANDINGS, 4))('copied from %s is valid at once', async (slug) => {
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
      files: ['landings/dealer.yaml'],
      file: 'landings/dealer.yaml',
      written: true,
      content: JSON.parse(dry.stdout).content,
      diagnostics: [],
    });
    expect(readFileSync(fileOf('dealer'), 'utf8')).toBe(JSON.parse(stdout).content);
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
