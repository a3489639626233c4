import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FileState } from '../../../studio/protocol.ts';
import { runHere } from '../../support/command.ts';
import { LiveStudio } from '../../support/live-studio.ts';
import { SmallSite } from '../../support/small-site.ts';

const FILE = 'landings/hull.yaml';

it('findings bring what repairs them, which is what lint --fix would do', async () => {
  const site = new SmallSite();
  for (const slug of ['hull', 'york'])
    site.write(slug, (text) =>
      text
        .replace('  subheadline:', '  subheadlin:')
        .replace('"24/7"', '2024')
        .replace('backgroundPattern: none', 'backgroundPattern: dot')
        .replace('Nobody wants to be', 'Nobody wants wants to be'),
    );
  const studio = await LiveStudio.start(site.folder);
  const fixes = ({ findings }: FileState) => findings.flatMap(({ fix }) => fix ?? []);
  const found = fixes(await studio.file(FILE));
  expect(found).toContainEqual({
    ...{ op: 'rename', path: ['hero', 'subheadlin'], key: 'subheadline' },
  });
  expect(found).toContainEqual({
    ...{ op: 'set', path: ['guide', 'credentials', 0, 'stat'], value: '2024' },
  });
  expect(found).toContainEqual({ op: 'set', path: ['hero', 'backgroundPattern'], value: 'dots' });
  for (const fix of found) await studio.post('edit', { file: FILE, operations: [fix] });
  // Texts are looked at once the shape is right.
  const inTexts = fixes(await studio.file(FILE));
  expect(inTexts).toMatchObject([{ op: 'set', path: ['problems', 'internal'] }]);
  await studio.post('edit', { file: FILE, operations: inTexts });
  expect(fixes(await studio.file(FILE))).toEqual([]);
  await studio.save();
  await runHere(['lint', '--fix', '--root', site.folder], { cwd: site.folder });
  const text = (name: string) => readFileSync(join(site.landings, `${name}.yaml`), 'utf8');
  // What a person has to choose keeps the texts of the other from being looked at.
  const repaired = text('york')
    .replace('backgroundPattern: dot\n', 'backgroundPattern: dots\n')
    .replace('wants wants', 'wants');
  expect(text('hull').replaceAll('hull', 'york')).toBe(repaired);
});

it('a reference to an unknown fact can be changed into the one that its hint names', async () => {
  const site = new SmallSite();
  site.write('hull', (text) =>
    text.replace('Nobody wants', 'For {fees.minimun}, {fees.min} and {fees.other}'),
  );
  const studio = await LiveStudio.start(site.folder);
  const { findings } = await studio.file(FILE);
  const path = ['problems', 'internal'];
  const text = (words: string) => ({ op: 'set', path, value: expect.stringContaining(words) });
  expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['facts/unknown', [text('{fees.minimum}, {fees.min} and {fees.other}')]],
    ['facts/unknown', [text('{fees.minimun}, {fees.minimum} and {fees.other}')]],
    ['facts/unknown', undefined],
  ]);
});
