import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../cli/build/file-listing.ts';
import { outputPaths } from '../../cli/build/output-folder.ts';
import { writeOutputRecord } from '../../cli/build/output-record.ts';
import { folderOutput } from '../../cli/plan/site-output.ts';
import { FinishedSite, siteOf } from '../publish/finished-site.ts';

const BROKEN: [string, RegExp, (path: string) => void][] = [
  ['is gone', /holds no page-registry\.json/, (path) => rmSync(path)],
  ['is cut', /is no page-registry\.json/, (path) => writeFileSync(path, '[{"path":"/"}')],
  ['lists no pages', /is no page-registry\.json/, (path) => writeFileSync(path, '[1, null]')],
  ['is empty', /is no page-registry\.json/, (path) => writeFileSync(path, '[]')],
  ['is no list', /is no page-registry\.json/, (path) => writeFileSync(path, '{"pages":[]}')],
];

test.each(BROKEN)('a folder whose list of pages %s is refused by its name', (_, message, spoil) => {
  const site = new FinishedSite();
  site.build(siteOf('a'));
  expect([...folderOutput(site.dist).pages.keys()]).toContain('/about');
  spoil(join(site.dist, 'page-registry.json'));
  expect(() => folderOutput(site.dist)).toThrow(message);
  expect(() => folderOutput(site.dist)).toThrow(/ Build into this folder again\.$/);
});

test('a file that was edited to the same size since the build is not what its manifest says', () => {
  const site = new FinishedSite();
  const files = site.build(siteOf('a'));
  const paths = outputPaths(site.dist, site.root);
  writeOutputRecord(paths, listFiles(site.dist));
  const about = 'about.html';
  const built = [about, 'index.html'].map(folderOutput(site.dist, paths).hashOf);
  site.write(about, (files[about] ?? '').replace('needs', 'hates'));
  const later = new Date(Date.now() + 5000);
  // Touched, but with the bytes of the build.
  for (const file of [about, 'index.html']) utimesSync(join(site.dist, file), later, later);
  const { hashOf } = folderOutput(site.dist, paths);
  expect([hashOf(about), hashOf('index.html')]).toEqual([undefined, built[1]]);
  // Nothing is known of the times of a folder that was built elsewhere.
  expect(folderOutput(site.dist).hashOf(about)).toBe(built[0]);
});
