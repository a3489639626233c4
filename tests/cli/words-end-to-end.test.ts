import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { engineWords } from '../content/site-facts.ts';
import { SiteCopy } from '../support/site-copy.ts';

/** The site in two languages more: one that runs from right to left, one that the engine speaks. */
const site = new SiteCopy();

interface Report {
  written: number;
  diagnostics: Diagnostic[];
}

async function build(): Promise<Report> {
  const { stdout } = await site.run('build', '--json');
  return JSON.parse(stdout) as Report;
}

const page = (slug: string) => readFileSync(join(site.root, 'dist', `${slug}.html`), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(site.root, file), text);

/** Arabic words, by the English ones that they stand for. */
function arabic(skip: string): string {
  const { frame, ...rest } = engineWords('en');
  return stringify({ ...rest, frame: { ...frame, skip } });
}

beforeAll(() => {
  site.edit('site.config.yaml', 'languages: [en, es]', 'languages: [en, es, de, ar]');
  for (const name of ['tagline', 'serving'])
    site.edit(
      'site.config.yaml',
      new RegExp(`( {2}${name}:\\n)`),
      '$1    de: Besuche vor Ort\n    ar: زيارات\n',
    );
  site.edit(
    'site.config.yaml',
    'commissionCounty: {',
    'commissionCounty: { de: Midland, ar: ميدلاند,',
  );
  // Menus with labels in every language are a matter of their own.
  site.edit('site.config.yaml', /\nnavigation:\n(?: .*\n)+/, '\n');
  const text = readFileSync(join(site.root, 'landings/lp.yaml'), 'utf8');
  mkdirSync(join(site.root, 'landings'), { recursive: true });
  for (const [slug, language] of [
    ['vor-ort', 'de'],
    ['ziyara', 'ar'],
  ]) {
    const own = text.replace(/^page:\n(?: .*\n)+/m, '').replace(/^language: .*\n/m, '');
    write(`landings/${slug}.yaml`, `language: ${language}\ntranslationOf: lp\n${own}`);
  }
});

afterAll(() => site.remove());

test('a language without words is told by lint and build before anything is written', async () => {
  const finding = {
    file: 'site.config.yaml',
    rule: 'file/missing',
    line: site.lineOf('site.config.yaml', 'languages: ['),
    column: 25,
  };
  const errors = (found: Diagnostic[]) => found.filter(({ severity }) => severity === 'error');
  expect(errors(await site.lint())).toMatchObject([finding]);
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
  write('site/words/ar.yaml', arabic('x').replace('skip:', 'skp:'));
  const { code, found } = await named();
  expect(code).toBe(1);
  expect(found).toMatchObject([{ file: 'site/words/ar.yaml', rule: 'shape/unknown-key' }]);
  write('site/words/ar.yaml', arabic('إلى المحتوى'));
});

test('an edited word changes the pages of its language, and no other', async () => {
  const others = () => ['vor-ort', 'lp', 'about', 'poder-notarial'].map(page);
  const before = others();
  write('site/words/ar.yaml', arabic('تخطي'));
  const { written } = await build();
  expect(written).toBeGreaterThan(0);
  expect(others()).toEqual(before);
  expect(page('ziyara')).toContain('تخطي');
  expect((await build()).written).toBe(0);
});
