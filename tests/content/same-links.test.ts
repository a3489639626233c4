import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toldInConfig } from '../support/told-in-config.ts';

const told = (entries: string) =>
  toldInConfig({ navigation: { header: parse(entries) as object } });

it.each([
  ['[{ label: Prices, href: /contact }, { label: Contact, href: /contact }]', 0],
  ['[{ label: Contact, href: /contact }, { label: Prices, href: /contact }]', 1],
  ['[{ label: Our prices, href: /contact }, { label: Contact us, href: /contact }]', 0],
  ['[{ label: Termine, href: /ueber-uns }, { label: Über uns, href: /ueber-uns }]', 0],
  ['[{ label: Tarifas, href: /galeria }, { label: Galería, href: /galeria }]', 0],
  ['[{ label: Team, href: "/about#team" }, { label: The team, href: "/about#team" }]', 1],
  ['[{ label: News, href: /blog }, { label: Blog, href: /blog }]', 0],
  ['[{ label: Shop, href: /x }, { label: Café, href: /x }]', 1],
])('%s: told at the entry %i', (entries, at) => {
  expect(told(entries)).toEqual([`navigation.header[${at}].href facts/repeated`]);
});

it('of three, those that do not name the address', () => {
  const entries =
    '[{ label: Prices, href: /contact }, { label: Contact, href: /contact }, { label: Jobs, href: /contact }]';
  expect(told(entries)).toEqual([
    'navigation.header[0].href facts/repeated',
    'navigation.header[2].href facts/repeated',
  ]);
});
