import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** Findings of a configuration whose business has this number, as `line rule`. */
function told(number: string): string[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const business = `business: { name: A, type: Bakery, email: a@b.example, address: { country: GB },\n  ${number} }`;
  const site = 'site: { url: "https://b.example", name: A, title: A, description: A }';
  writeFileSync(path, `${site}\n${business}\n`);
  return readSiteConfig(path, folder, schemas).diagnostics.map(
    ({ line, rule }) => `${line} ${rule}`,
  );
}

it.each([
  'phone: "+44 0113 496 0147"',
  'phone: "+49 030 23125014"',
  'phone: "+43 0316 234598"',
  'phone: "+44 113 496 014"',
  'phone: "+34 958 201 14"',
  'whatsapp: "4407700900147"',
])('%s cannot be dialed', (number) => {
  expect(told(number)).toEqual(['3 facts/whereabouts']);
});

it.each([
  'phone: "+44 113 496 0147"',
  'phone: "+44 (0)113 496 0147"',
  'phone: "+44 1204 96014"',
  'phone: "+49 30 23125014"',
  'phone: "+39 06 4827 1234"',
  'phone: "(432) 555-0142"',
  'whatsapp: "447700900147"',
  'whatsapp: "5215512345678"',
])('%s can', (number) => {
  expect(told(number)).toEqual([]);
});

it.each([
  ['phone: "+34 983 55 01 42", whatsapp: "655550142"', ['3 shape/format']],
  ['phone: "+1 432 555 0142", whatsapp: "4325550177"', ['3 shape/format']],
  ['phone: "+34 983 55 01 42", whatsapp: "34655550142"', []],
  ['phone: "+52 55 1234 5678", whatsapp: "14325550142"', []],
])('a number for chats begins with its country: %s', (numbers, found) => {
  expect(told(numbers)).toEqual(found);
});

it.each([
  ['phone: "(432) 555-0142", whatsapp: "14325550124"', ['3 facts/whereabouts']],
  ['phone: "+34 983 55 01 42", whatsapp: "34983551042"', ['3 facts/whereabouts']],
  ['phone: "(432) 555-0142", whatsapp: "14325550142"', []],
  ['phone: "(432) 555-0142", whatsapp: "14325550143"', []],
  ['phone: "+34 983 55 01 42", whatsapp: "34655551042"', []],
])(
  'a number for chats is that of the phone, or another one, but not one with two digits swapped: %s',
  (numbers, found) => {
    expect(told(numbers)).toEqual(found);
  },
);
