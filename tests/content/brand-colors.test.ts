import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ROOT } from './site-facts.ts';

const TEXT = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');

/** Reads the site's configuration with these lines below `brand:` in front of it. */
function readBrand(...lines: string[]) {
  const folder = tempFolder();
  const brand = ['brand:', ...lines.map((line) => `  ${line}`), ''].join('\n');
  writeFileSync(join(folder, 'site.config.yaml'), brand + TEXT);
  return readSiteConfig(join(folder, 'site.config.yaml'), folder, SITE.schemas);
}

describe('the brand in the configuration', () => {
  it('is a colour, and further choices', () => {
    const lines = ['color: "#0b6e4f"', 'corners: round', 'ornament: waves'];
    const { config, diagnostics } = readBrand(...lines, 'colors: { action: "#ABC" }');
    expect(diagnostics).toEqual([]);
    expect(config?.brand).toEqual({
      color: '#0b6e4f',
      colors: { action: '#ABC' },
      corners: 'round',
      ornament: 'waves',
    });
  });

  it.each(['green', '#12', '#12345', '#0b6e4f80', '0b6e4f', 'rgb(1, 2, 3)'])(
    'cannot be of the colour %s: that is told at the value, with how to write it',
    (color) => {
      const { config, diagnostics } = readBrand(`color: "${color}"`);
      expect(diagnostics).toMatchObject([{ rule: 'shape/format', line: 2, column: 10 }]);
      expect(diagnostics[0]?.hint).toContain('hexadecimal');
      expect(config).toBeUndefined();
    },
  );

  it('without quotes around its colour is told that # begins a comment', () => {
    const { diagnostics } = readBrand('color: #0b6e4f');
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ rule: 'shape/no-value', line: 2 }]);
    expect(errors[0]?.hint).toContain('quotes');
  });

  it('cannot have keys that nothing would follow', () => {
    const found = readBrand('color: "#0b6e4f"', 'font: besley').diagnostics;
    expect(found).toMatchObject([{ rule: 'shape/unknown-key', line: 3, column: 3 }]);
  });

  it('with colours that cannot be read on each other is an error at each of them', () => {
    const { config, diagnostics } = readBrand(
      'color: "#0b6e4f"',
      'colors:',
      '  surface: "#fdfdfd"',
      '  ink: "#999999"',
      '  deep: "#cccccc"',
    );
    expect(diagnostics).toMatchObject([
      { rule: 'brand/contrast', severity: 'error', line: 5, column: 10 },
      { rule: 'brand/contrast', severity: 'error', line: 6, column: 11 },
    ]);
    expect(diagnostics[0]?.message).toMatch(/headings \(#999999\).*\b\d\.\d\d; 4\.5/);
    for (const { hint } of diagnostics) expect(hint).toMatch(/"#[\da-f]{6}"/);
    expect(config).toBeUndefined();
  });
});
