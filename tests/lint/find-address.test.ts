import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findAddress } from '../../cli/pages/find-address.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { tempFolder } from '../support/temp-folder.ts';

const CODE = `const GUIDES = [
  { title: 'Titles', slug: 'boat-title-guide' },
  { title: 'Wills', slug: 'will' },
];
const MAIL = 'hello-there';
`;

it.each([
  ['/resources/boat-title-guide', 2],
  ['/resources/boat-title-guide#fees', 2],
  ['/resources/will', undefined],
  ['mailto:hello-there', undefined],
  ['/hello-there/again', undefined],
])('%s, whose last part a module of the page has, is found in line %s', (address, line) => {
  const root = tempFolder();
  mkdirSync(join(root, 'pages/resources'), { recursive: true });
  writeFileSync(join(root, 'pages/resources/guides.ts'), CODE);
  const config = { business: {}, site: {} } as unknown as SiteConfig;
  const place = findAddress(address, '/pages/resources', { root, cwd: root, config });
  expect(place?.line).toBe(line);
  expect(place?.file).toBe(line && 'pages/resources/guides.ts');
});
