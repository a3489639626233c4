import { expect, it } from 'vitest';
import { nearHosts } from '../../../cli/lint/outside/near-hosts.ts';

/** What is told of links to these addresses, by their order. */
function toldOf(...addresses: readonly string[]): string[] {
  const links = addresses.map((address, at) => ({
    address,
    place: () => ({ file: `${at}`, ...{ line: 1, column: 1, endLine: 1, endColumn: 2 } }),
  }));
  return nearHosts(links).map(({ file, hint }) => `${file} ${hint}`);
}

const OFTEN = [
  'https://www.stadtwerke-kassel.de/gas',
  'https://www.stadtwerke-kassel.de/',
  'https://stadtwerke-kassel.de/strom',
];

it.each([
  'https://www.stadtwerke-kasel.de/gas',
  'https://www.stadtwreke-kassel.de/',
  'https://stadtwerke-kassell.de/',
  'https://www.stadtwerke-kossel.de/tarife',
])('%s is a slip', (address) => {
  const hint = '3 Write stadtwerke-kassel.de, unless these are two.';
  expect(toldOf(...OFTEN, address)).toEqual([hint]);
});

it.each([
  'https://netze.stadtwerke-kassel.de/',
  'https://www.stadtwerke-kassel.com/',
  'https://www.stadtwerke-hessen.de/',
  'https://www.stadtwerke-kassels.de/',
  'mailto:post@stadtwerke-kasel.de',
  '/stadtwerke-kasel',
  'https://[',
])('%s is none', (address) => {
  expect(toldOf(...OFTEN, address)).toEqual([]);
});

it('two hosts that are often linked to are two, and so are those of languages and numbers', () => {
  const other = 'https://www.stadtwerke-cassel.de/';
  expect(toldOf(...OFTEN, other, other)).toEqual([]);
  expect(toldOf(...OFTEN.slice(1), other)).toEqual([]);
  const english = ['a', 'b', 'c'].map((page) => `https://en.wikipedia.org/wiki/${page}`);
  expect(toldOf(...english, 'https://es.wikipedia.org/wiki/d')).toEqual([]);
  const first = ['a', 'b', 'c'].map((page) => `https://server1.example.com/${page}`);
  expect(toldOf(...first, 'https://server2.example.com/d')).toEqual([]);
});
