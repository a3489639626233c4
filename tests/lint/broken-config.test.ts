import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { ROOT, runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { TinySite } from '../support/tiny-site.ts';

/** Lints the landings of the site itself with a configuration of their own. */
async function lintWith(edit: (config: string) => string, slug?: string): Promise<Diagnostic[]> {
  const site = new TinySite();
  rmSync(site.landings, { recursive: true });
  cpSync(join(ROOT, 'landings'), site.landings, { recursive: true });
  writeFileSync(site.config, edit(readFileSync(site.config, 'utf8')));
  if (slug !== undefined) site.write(slug, (text) => text.replace('rating: 5', 'rating: 9'));
  const args = ['lint', '--landings', 'landings', '--config', 'site.config.yaml', '--json'];
  const { code, stdout } = await runHere(args, { cwd: site.folder });
  expect(code).toBe(1);
  return JSON.parse(stdout).diagnostics;
}

const places = (found: Diagnostic[]) => found.map(({ file, rule }) => `${file} ${rule}`);

describe('a fault in the configuration', () => {
  const faults: [string, string, string, string][] = [
    ['a misspelt key', '  founder:', '  foundr:', 'shape/unknown-key'],
    ['a fee in words', '  travel: 40', '  travel: forty', 'shape/wrong-type'],
    ['a bracket that is never closed', 'regular: {', 'regular: [', 'syntax/'],
  ];
  it.each(sample(faults, 1))(
    'brings no other findings with it: %s',
    async (_, right, wrong, rule) => {
      const found = await lintWith((config) => config.replace(right, wrong));
      expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['site.config.yaml']));
      expect(found[0]?.rule).toContain(rule);
    },
  );

  it('hides no fault of a landing', async () => {
    const found = await lintWith((config) => config.replace('  founder:', '  foundr:'), 'gate');
    expect(places(found)).toEqual([
      'landings/gate.yaml shape/range',
      'site.config.yaml shape/unknown-key',
    ]);
  });
});
