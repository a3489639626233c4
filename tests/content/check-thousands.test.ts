import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

const SITE = `site: { url: https://www.ring.example, name: Ring, title: Ring, description: Ring. }
business:
  name: Ring
  type: JewelryStore
  email: post@ring.example
  currency: EUR
  address: { country: DE }
`;

/** Where the configuration with these facts is found at fault, as `line:column rule`. */
function told(facts: string): string[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  writeFileSync(path, SITE + facts);
  const { diagnostics } = readSiteConfig(path, folder, schemas);
  return diagnostics.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

it.each([
  ['preise:\n  silber: 420\n  gold: 1.480\n  platin: 2650\n', '10:9 facts/contradiction'],
  ['precios: { boda: 2.180, plata: 420, oro: 1690 }\n', '8:18 facts/contradiction'],
])('%j: thousands that YAML reads as decimals', (facts, place) => {
  expect(told(facts)).toEqual([place]);
});

it.each([
  'preise: { silber: 420, gold: 1480, platin: 2650 }\n',
  'preise: { perGram: 1.480, perTurn: 2, each: 3 }\n',
  'preise: { kilometer: 1.75, gold: 1480, platin: 2650 }\n',
  'weights: { ring: 1.250, box: 300 }\n',
  'preise: { gold: "1.480", silber: "420", platin: "2.650" }\n',
])('%j may be right', (facts) => {
  expect(told(facts).filter((one) => one.endsWith('facts/contradiction'))).toEqual([]);
});
