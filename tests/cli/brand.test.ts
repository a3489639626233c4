import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { derivePalette } from '../../cli/palette/palette.ts';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';

/** A small site with these lines below `brand:`, in place of those before. */
function setBrand(site: SmallSite, ...lines: string[]): void {
  const text = readFileSync(site.config, 'utf8').replace(/^brand:\n(?: {2}.*\n)*/, '');
  const brand = lines.length === 0 ? '' : `brand:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  writeFileSync(site.config, brand + text);
}

/** Stylesheets that a page links, in order. */
function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
}

/** A stylesheet without its theme, which a brand replaces. */
function rulesOf(css: string): string {
  const start = css.indexOf('@layer base');
  expect(start).toBeGreaterThan(0);
  return css.slice(start).trimEnd();
}

/** All that a stylesheet defines for the whole document. */
const rootOf = (css: string) =>
  [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, declarations]) => declarations).join(';');

const brandSheet = (files: Map<string, string>) =>
  [...files].find(([name]) => /^assets\/brand-[\da-f]{8}\.css$/.test(name));

describe('a build of a site with a brand', () => {
  it('is in the stylesheet that every page links first, behind what all sites share', async () => {
    const site = new SmallSite('gate');
    await site.build();
    const plain = contents(site.dist);
    setBrand(site, 'color: "#7c3aed"');
    const { code, report } = await site.build();
    expect([code, report.unchanged]).toEqual([0, 0]);
    const branded = contents(site.dist);
    const [name, css] = brandSheet(branded) ?? [];
    expect(css).toContain('--color-action:#7c3aed;');
    const [core = '', ...others] = sheetsOf(plain.get('gate.html') ?? '');
    expect(css).toContain(rulesOf(plain.get(core.slice(1)) ?? ''));
    const colours = rootOf(css ?? '').match(/--color-[a-z0-9-]+(?=:)/g) ?? [];
    expect(colours.length).toBeGreaterThan(20);
    expect(colours).toEqual([...new Set(colours)]);
    expect(branded.has(core.slice(1))).toBe(false);
    expect(sheetsOf(branded.get('gate.html') ?? '')).toEqual([`/${name}`, ...others]);
    for (const [file, html] of branded)
      if (file.endsWith('.html')) expect(sheetsOf(html)[0], file).toBe(`/${name}`);
  });

  it('has its ornament in a page, that which a landing chooses, and no other', async () => {
    const site = new SmallSite('gate', 'yard');
    site.write('gate', (text) => text.replace(/backgroundPattern: .*/, 'backgroundPattern: dots'));
    const shown = async (...brand: string[]) => {
      setBrand(site, ...brand);
      await site.build();
      const files = contents(site.dist);
      return ['gate.html', 'yard.html'].map((name) => {
        const html = files.get(name) ?? '';
        const css = sheetsOf(html).map((address) => files.get(address.slice(1)) ?? '');
        const patterns = css.join('').match(/(?:brand|pattern)-(?:dots|grid|waves)\b/g) ?? [];
        const isDrawn = html.includes('class="rosette');
        return [...new Set(patterns), ...(isDrawn ? ['rosette'] : [])].sort();
      });
    };
    expect(await shown('ornament: waves', 'color: "#7c3aed"')).toEqual([
      ['brand-dots', 'brand-waves'],
      ['brand-waves'],
    ]);
    expect(await shown('ornament: none', 'color: "#7c3aed"')).toEqual([['brand-dots'], []]);
    expect(await shown()).toEqual([['pattern-dots', 'rosette'], ['rosette']]);
  });

  it('colours the bar of phones', async () => {
    const site = new SmallSite('gate');
    setBrand(site, 'color: "#7c3aed"');
    await site.build();
    const { deep } = derivePalette({ color: '#7c3aed' });
    const files = contents(site.dist);
    expect(files.get('gate.html')).toContain(`<meta name="theme-color" content="${deep}">`);
  });

  it('follows each edit of the brand, as a clean build does, and leaves no old stylesheet', async () => {
    const site = new SmallSite('gate');
    const before = new Map<string, string>();
    const brands = [['color: "#7c3aed"'], ['color: "#7c3aed"', 'corners: round'], []];
    for (const lines of brands) {
      setBrand(site, ...lines);
      await site.build();
      const edited = contents(site.dist);
      const sheets = [...edited.keys()].filter((name) => name.startsWith('assets/brand-'));
      expect(sheets).toHaveLength(lines.length === 0 ? 0 : 1);
      expect(edited).not.toEqual(before);
      const clean = new SmallSite('gate');
      setBrand(clean, ...lines);
      await clean.build();
      expect(contents(clean.dist)).toEqual(edited);
    }
  });

  it('is stopped by a colour that cannot be read, and leaves the site as it was', async () => {
    const site = new SmallSite('gate');
    await site.build();
    const before = contents(site.dist);
    setBrand(site, 'color: "#7c3aed"', 'colors: { ink: "#aaaaaa" }');
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report.diagnostics).toMatchObject([
      { file: 'site.config.yaml', line: 3, rule: 'brand/contrast', severity: 'error' },
    ]);
    expect(contents(site.dist)).toEqual(before);
  });
});
