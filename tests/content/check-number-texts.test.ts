import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** Findings of a configuration with these lines at its end, which begin in line 3. */
function told(...own: string[]): { line: number; rule: string; message: string; hint: string }[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const lines = [
    'site: { url: "https://b.example", name: A, title: A, description: A }',
    'business: { name: A, type: Bakery, email: a@b.example, address: { country: US } }',
    ...own,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return readSiteConfig(path, folder, schemas).diagnostics as never;
}

it.each([
  ['sweep: "65 pounds"', '65'],
  ['sweep: 65 quid', '65'],
  ['travel: 75 dollars', '75'],
  ['travel: "$75"', '75'],
  ['travel: US$ 75', '75'],
  ['travel: "1,250 USD"', '1250'],
  ['travel: "75"', '75'],
  ['travel: 1,250', '1250'],
  ['puncture: 12 euros', '12'],
  ['puncture: "12,50 €"', '12.50'],
  ['puncture: 12€', '12'],
  ['puncture: 350 pesos', '350'],
  ['massage: "34 Euro"', '34'],
  ['massage: EUR 34', '34'],
  ['massage: "34,-"', '34'],
  ['massage: 34.– Fr.', '34'],
  ['massage: "1.250,50 €"', '1250.50'],
  ['massage: [34]', '34'],
  ['massage: ["34 Euro"]', '34'],
  ['massage: 34,50', '34.50'],
])('a fee that is no number is told: %s', (fee, digits) => {
  expect(told('fees:', '  visit: 48', `  ${fee}`, '  course: 62.5')).toMatchObject([
    {
      line: 5,
      rule: 'shape/wrong-type',
      message: expect.stringMatching(/^fees\.\w+ \(.+\) is a (?:text|list), while/),
      hint: `Write ${digits}: digits with a point, and no currency.`,
    },
  ]);
});

it.each([
  'rescue: from $45 an hour',
  'rescue: on request',
  'rescue: free',
  'rescue: "$40–60"',
  'rescue: 65 pounds plus VAT',
  'beratung: kostenlos',
  'beratung: ab 34 Euro',
  'beratung: 34 Euro je Einheit',
  'beratung: nach Aufwand',
  'aviso: gratis',
  'aviso: desde 12 €',
  'stages: [34, 50]',
  'minimumHours: "2"',
  'asOf: "2026"',
  'clubPercent: "10"',
  'short: 50p',
])('a fee that is more than an amount may be a text: %s', (fee) => {
  expect(told('fees:', '  visit: 48', `  ${fee}`, '  course: 62.5')).toEqual([]);
});

it.each([
  ['a group in a group of fees', ['prices:', '  repair:', '    tube: 9', '    tire: 12 euros'], 6],
  ['an amount with a sign in another group', ['tarifas:', '  a: 9', '  b: 12 €', '  c: 14'], 5],
])('%s is told', (_, own, line) => {
  expect(told(...own)).toMatchObject([{ line, rule: 'shape/wrong-type' }]);
});

it.each([
  ['fees that are all texts', ['fees:', '  visit: $48', '  course: $62']],
  ['a limit among percentages', ['subsidy:', '  base: 30', '  limit: 40.000 Euro', '  most: 70']],
  ['a weight among numbers', ['limits:', '  bags: 3', '  weight: 65 pounds', '  boxes: 12']],
  ['a count with its comma', ['figures:', '  vans: 3', '  closings: "1,250"', '  years: 12']],
  ['a code', ['office:', '  vans: 3', '  floor: "4"', '  seats: 12']],
])('%s are left alone', (_, own) => {
  expect(told(...own)).toEqual([]);
});
