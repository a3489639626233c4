import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { engineWords } from '../content/site-facts.ts';
import { SmallSite } from '../support/small-site.ts';

/** A site in four languages: three that the engine speaks, and one that it does not, from right to left. */
const site = new SmallSite('lp');

interface Report {
  written: number;
  diagnostics: Diagnostic[];
}

async function build(): Promise<Report> {
  const { stdout } = await site.run('build', '--json');
  return JSON.parse(stdout) as Report;
}

async function lint(): Promise<Diagnostic[]> {
  const { stdout } = await site.run('lint', '--json');
  return (JSON.parse(stdout) as Report).diagnostics;
}

const page = (slug: string) => readFileSync(join(site.dist, `${slug}.html`), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(site.folder, file), text);

/** Arabic words, by the English ones that they stand for. */
function arabic(skip: string): string {
  const { frame, ...rest } = engineWords('en');
  return stringify({ ...rest, frame: { ...frame, skip } });
}

beforeAll(() => {
  const config = readFileSync(site.config, 'utf8');
  writeFileSync(site.config, config.replace('[en, es, de]', '[en, es, de, ar]'));
  mkdirSync(join(site.folder, 'site/words'), { recursive: true });
  for (const [slug, language] of [
    ['vor-ort', 'de'],
    ['visita', 'es'],
    ['ziyara', 'ar'],
  ] as const)
    site.write(slug, (text) => `language: ${language}\ntranslationOf: lp\n${text}`);
});

test('a language without words is told by lint and build before anything is written', async () => {
  const finding = {
    file: 'site.config.yaml',
    rule: 'file/missing',
    line:
      readFileSync(site.config, 'utf8')
        .split('\n')
        .findIndex((text) => text.startsWith('languages:')) + 1,
    column: 25,
  };
  const errors = (found: Diagnostic[]) => found.filter(({ severity }) => severity === 'error');
  expect(errors(await lint())).toMatchObject([finding]);
  const { diagnostics, written } = await build();
  expect([errors(diagnostics), written]).toMatchObject([[finding], 0]);
});

test('a language is added by one file, and one that the engine speaks by none', async () => {
  write('site/words/ar.yaml', arabic('إلى المحتوى'));
  const { diagnostics } = await build();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(page('ziyara')).toContain('<html lang="ar" dir="rtl"');
  expect(page('ziyara')).toContain('<a class="skip" href="#main">إلى المحتوى</a>');
  expect(page('vor-ort')).toContain('<html lang="de" data-facts');
  expect(page('vor-ort')).toContain('Zum Inhalt');
  expect(page('vor-ort')).toContain('>Español</a>');
  expect(page('vor-ort')).toContain('>العربية</a>');
  expect(page('lp')).toContain('hreflang="de"');
});

test('a file of words that is named is checked, it alone', async () => {
  const named = async () => {
    const { code, stdout } = await site.run('lint', 'site/words/ar.yaml', '--json');
    return { code, found: (JSON.parse(stdout) as Report).diagnostics };
  };
  expect(await named()).toEqual({ code: 0, found: [] });
  write('site/words/ar.yaml', arabic('x').replace(/^ +skip:.*\n/m, ''));
  const partly = await site.run('lint', '--json');
  expect(partly.code).toBe(0);
  expect((JSON.parse(partly.stdout) as Report).diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'file/missing-words', severity: 'warning' }),
  );
  write('site/words/ar.yaml', arabic('x').replace('skip:', 'skp:'));
  const { code, found } = await named();
  expect(code).toBe(1);
  expect(found).toMatchObject([{ file: 'site/words/ar.yaml', rule: 'shape/unknown-key' }]);
  write('site/words/ar.yaml', arabic('إلى المحتوى'));
});

test('an edited word changes the pages of its language, and no other', async () => {
  const others = () => ['vor-ort', 'lp', 'index', 'visita'].map(page);
  const before = others();
  write('site/words/ar.yaml', arabic('تخطي'));
  const { written } = await build();
  expect(written).toBeGreaterThan(0);
  expect(others()).toEqual(before);
  expect(page('ziyara')).toContain('تخطي');
  expect((await build()).written).toBe(0);
});
