import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** Findings of a configuration whose business has these keys. */
function findings(keys: readonly string[], own: string): Diagnostic[] {
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
  return readSiteConfig(path, folder, schemas).diagnostics;
}

/** Findings as `line rule`. */
function told(keys: readonly string[], own = 'fees: { visit: 40 }'): string[] {
  return findings(keys, own).map(({ line, rule }) => `${line} ${rule}`);
}

function messages(keys: readonly string[]): string[] {
  return findings(keys, 'fees: { visit: 40 }').map(({ message }) => message);
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
  [
    'a time that only far islands have',
    ['address: { locality: Valencia, country: ES }', 'timeZone: Europe/Lisbon', 'currency: EUR'],
    8,
  ],
  [
    'a time that only a border has',
    ['address: { region: Jalisco, country: MX }', 'timeZone: America/Chicago'],
    8,
  ],
  [
    'a time that only the far south has',
    ['address: { region: RM, country: CL }', 'timeZone: America/Buenos_Aires'],
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
    'the time of an island by the name of another country',
    ['address: { postalCode: "35001", country: ES }', 'timeZone: Europe/Lisbon', 'currency: EUR'],
  ],
  [
    'the time of a border by the name of another country',
    ['address: { region: Baja California, country: MX }', 'timeZone: America/Los_Angeles'],
  ],
  [
    'the time of a neighbor with the same clock',
    ['address: { country: AT }', 'timeZone: Europe/Berlin', 'currency: EUR'],
  ],
  [
    'any zone of a country with several',
    ['address: { country: PT }', 'timeZone: Atlantic/Azores', 'currency: EUR'],
  ],
  [
    'an older name of a zone',
    ['address: { country: AR }', 'timeZone: America/Argentina/Buenos_Aires', 'currency: ARS'],
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

it.each([
  [
    'Austria, and the rest is German',
    [
      'address: { postalCode: "37083", region: Niedersachsen, country: AT }',
      'phone: +49 551 5550142',
      'timeZone: Europe/Berlin',
      'currency: EUR',
    ],
  ],
  [
    'the country of the template, and the rest is British',
    [
      'address: { postalCode: NE46 1AB, country: US }',
      'phone: +44 1632 960142',
      'timeZone: Europe/London',
      'currency: GBP',
    ],
  ],
  [
    'Portugal, and the rest is Spanish',
    [
      'address: { postalCode: "46006", country: PT }',
      'phone: +34 960 55 01 42',
      'timeZone: Europe/Madrid',
      'currency: EUR',
      'geo: { latitude: 39.46, longitude: -0.37 }',
    ],
  ],
  [
    'Indonesia in place of Idaho, and the rest is American',
    [
      'address: { region: ID, postalCode: "83702", country: ID }',
      'phone: (208) 555-0142',
      'timeZone: America/Boise',
      'currency: USD',
    ],
  ],
])('a wrong country is told there and nowhere else: %s', (_, keys) => {
  expect(told(keys)).toEqual(['7 facts/whereabouts']);
});

it.each([
  [
    'a wrong postal code of an Austrian business',
    [
      'address: { postalCode: "37083", country: AT }',
      'phone: +43 1 5550142',
      'timeZone: Europe/Vienna',
      'currency: EUR',
    ],
  ],
  [
    'a wrong postal code beside a German phone',
    [
      'address: { postalCode: "60200", country: AT }',
      'phone: +49 551 5550142',
      'timeZone: Europe/Vienna',
      'currency: EUR',
    ],
  ],
])('%s is told at the code', (_, keys) => {
  expect(messages(keys)).toEqual([expect.stringContaining('cannot be a postal code')]);
});

it('the small neighbors of a country share its phone code', () => {
  const keys = ['address: { country: JE }', 'phone: +44 1534 496000', 'timeZone: Europe/London'];
  expect(told(keys)).toEqual([]);
});
