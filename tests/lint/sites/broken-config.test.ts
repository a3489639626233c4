import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { ROOT, runHere } from '../../support/command.ts';
import { sample } from '../../support/proof.ts';
import { TinySite } from '../../support/tiny-site.ts';

/** Lints the landings of the site itself, and one with a fault of its own, with another configuration. */
async function lintWith(edit: (config: string) => string): Promise<Diagnostic[]> {
  const site = new TinySite();
  rmSync(site.landings, { recursive: true });
  cpSync(join(ROOT, 'landings'), site.landings, { recursive: true });
  writeFileSync(site.config, edit(readFileSync(site.config, 'utf8')));
  site.write('gate', (text) => text.replace('rating: 5', 'rating: 9'));
  const args = ['lint', '--landings', 'landings', '--config', 'site.config.yaml', '--json'];
  const { code, stdout } = await runHere(args, { cwd: site.folder });
  expect(code).toBe(1);
  return JSON.parse(stdout).diagnostics;
}

describe('a fault in the configuration', () => {
  const faults: [string, string, string, string][] = [
    ['a misspelt key', '  founder:', '  foundr:', 'shape/unknown-key'],
    ['a fee in words', '  travel: 40', '  travel: forty', 'shape/wrong-type'],
    ['a bracket that is never closed', 'regular: {', 'regular: [', 'syntax/'],
  ];
  it.each(sample(faults, 1))(
    'brings no other findings with it, and hides no fault of a landing: %s',
    async (_, right, wrong, rule) => {
      const found = await lintWith((config) => config.replace(right, wrong));
      const [inLanding, ...inConfig] = found.map(({ file, rule }) => `${file} ${rule}`);
      expect(inLanding).toBe('landings/gate.yaml shape/range');
      expect(new Set(found.slice(1).map(({ file }) => file))).toEqual(
        new Set(['site.config.yaml']),
      );
      expect(inConfig[0]).toContain(rule);
    },
  );
});
