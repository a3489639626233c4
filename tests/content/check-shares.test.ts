import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** Findings of a configuration with this group of facts, as `line:column rule`. */
function told(group: string): string[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const site = 'site: { url: "https://b.example", name: A, title: A, description: A }';
  const business =
    'business: { name: A, type: Bakery, email: a@b.example, address: { country: GB } }';
  writeFileSync(path, `${site}\n${business}\n${group}\n`);
  return readSiteConfig(path, folder, schemas).diagnostics.map(
    ({ line, column, rule }) => `${line}:${column} ${rule}`,
  );
}

it.each([
  ['terms: { groupDiscountPercent: 110 }', '3:32 facts/share'],
  ['regeln: { anzahlungProzent: 300 }', '3:29 facts/share'],
  ['rules: { early: { descuentoPorcentaje: 150 } }', '3:40 facts/share'],
  ['terms: { groupDiscountPercent: 0.10 }', '3:32 facts/share'],
  ['regeln: { anzahlungProzent: 0.3 }', '3:29 facts/share'],
  ['datos: { anticipoPorcentaje: 0.5 }', '3:30 facts/share'],
])('%s cannot be meant', (group, finding) => {
  expect(told(group)).toEqual([finding]);
});

it.each([
  'terms: { groupDiscountPercent: 100 }',
  'terms: { nightSurchargePercent: 150 }',
  'terms: { growthPercent: 240 }',
  'terms: { deposit: 250 }',
  'terms: { depositPercent: 0 }',
  'terms: { discountPercent: 2.5 }',
  'figures: { shareOfComplaintsPercent: 0.4 }',
])('%s may be right', (group) => {
  expect(told(group)).toEqual([]);
});
