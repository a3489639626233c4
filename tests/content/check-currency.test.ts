import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** Findings of a configuration whose business has these keys, as `line rule`. */
function told(keys: readonly string[], own = 'fees: { visit: 40 }'): string[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const lines = [
    'site: { url: "https://b.example", name: A, title: A, description: A }',
    own,
    'business:',
    '  name: A',
    '  type: Bakery',
    '  email: a@b.example',
    ...keys.map((key) => `  ${key}`),
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return readSiteConfig(path, folder, schemas).diagnostics.map(
    ({ line, rule }) => `${line} ${rule}`,
  );
}

it.each([
  ['prices in dollars for want of a currency', ['address: { country: GB }'], 3],
  ['a currency of elsewhere', ['address: { country: GB }', 'currency: EUR'], 8],
  ['a currency left from a template', ['address: { country: ES }', 'currency: USD'], 8],
  [
    'a time zone of another state',
    ['address: { region: OR, country: US }', 'timeZone: America/New_York'],
    8,
  ],
])('%s is told', (_, keys, line) => {
  expect(told(keys)).toEqual([`${line} facts/whereabouts`]);
});

it.each([
  ['no currency where people pay in dollars', ['address: { country: US }']],
  ['a common second currency', ['address: { country: CH }', 'currency: EUR']],
  ['a country of which nothing is known', ['address: { country: KE }', 'currency: USD']],
  [
    'a state with two times',
    ['address: { region: Idaho, country: US }', 'timeZone: America/Los_Angeles'],
  ],
  [
    'a state without daylight saving',
    ['address: { region: AZ, country: US }', 'timeZone: America/Phoenix'],
  ],
])('%s is not told', (_, keys) => {
  expect(told(keys)).toEqual([]);
});

it('a business that shows no prices needs no currency', () => {
  expect(told(['address: { country: GB }'], 'limits: { age: 8 }')).toEqual([]);
});
