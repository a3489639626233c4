import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brokenBeginnings } from '../../../cli/pages/code-links.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** The beginnings that are told of links to these addresses, in the code of a section. */
function told(...addresses: string[]): string[] {
  const root = tempFolder();
  mkdirSync(join(root, 'site'));
  const links = addresses.map((to) => `<a href={\`${to}\`}>{one.name}</a>`);
  writeFileSync(join(root, 'site/wall.tsx'), links.join('\n'));
  return [...brokenBeginnings({ root, cwd: root })].map(({ to }) => to);
}

const VALUE = ['$', '{one.value}'].join('');

it.each([
  'mailto://',
  'mailto: ',
  'mailto',
  'tel://',
  'sms: ',
  'mail:',
  'phone:',
  'https:/roof.example/',
  'https//roof.example/',
  'http:roof.example/',
  'www.roof.example/',
  'wa.me/',
])('%s begins no address', (head) => {
  expect(told(head + VALUE)).toEqual([head]);
});

it.each([
  'mailto:',
  'mailto:office@',
  'tel:',
  'tel:+',
  'sms:',
  'https://',
  'http://',
  'https:',
  'https://wa.me/',
  'https://www.roof.example/',
  '/roofs/',
  '#roof-',
  '',
])('%s may begin one', (head) => {
  expect(told(head + VALUE)).toEqual([]);
});
