import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import { siteFacts } from '../content/site-facts.ts';
import { ROOT } from '../support/command.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { LandingFolder } from './landing-folder.ts';

const { facts } = siteFacts();
const folder = new LandingFolder();
const { fileOf, files, newLanding } = folder;

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
    writeFileSync(join(folder.cwd, 'broken.yaml'), 'site: 1\n');
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
    const landingsDir = join(folder.cwd, 'landings');
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
        const { landing } = readLanding(fileOf(String(slug)), {
          cwd: folder.cwd,
          landingsDir,
          facts,
          schemas: SITE.schemas,
        });
        expect(landing?.raw.language ?? 'en').toBe(
          texts.language ?? (texts.from === 'segunda' ? 'es' : 'en'),
        );
        if (texts.headline !== undefined) expect(landing?.raw.hero.headline).toBe(texts.headline);
        rmSync(fileOf(String(slug)));
      }),
      { numRuns: cases(15, 150) },
    );
  });
});
