import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOutput } from '../../cli/plan/site-output.ts';
import { FinishedSite, siteOf } from '../publish/finished-site.ts';

const BROKEN: [string, RegExp, (path: string) => void][] = [
  ['is gone', /holds no page-registry\.json/, (path) => rmSync(path)],
  ['is cut', /is no page-registry\.json/, (path) => writeFileSync(path, '[{"path":"/"}')],
  ['lists no pages', /is no page-registry\.json/, (path) => writeFileSync(path, '[1, null]')],
  ['is no list', /is no page-registry\.json/, (path) => writeFileSync(path, '{"pages":[]}')],
];

test.each(BROKEN)('a folder whose list of pages %s is refused by its name', (_, message, spoil) => {
  const site = new FinishedSite();
  site.build(siteOf('a'));
  expect([...folderOutput(site.dist).pages.keys()]).toContain('/about');
  spoil(join(site.dist, 'page-registry.json'));
  expect(() => folderOutput(site.dist)).toThrow(message);
});
