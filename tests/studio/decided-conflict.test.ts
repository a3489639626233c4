import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from '../../cli/site/open-site.ts';
import { Edits } from '../../cli/studio/edits/edits.ts';
import { Journal } from '../../cli/studio/edits/journal.ts';
import { StudioSite } from '../../cli/studio/studio-site.ts';
import type { StudioEvent } from '../../studio/protocol.ts';
import { SmallSite } from '../support/small-site.ts';

const FILE = 'landings/hull.yaml';
const HEADLINE = ['hero', 'headline'];
const typed = (value: string) => [{ op: 'set', path: HEADLINE, value }] as const;

test.each([
  ['keeping what is here', (edits: Edits) => edits.resolve(FILE, HEADLINE, 'mine')],
  ['typing anew', (edits: Edits) => edits.edit(FILE, typed('Typed anew'))],
])('a conflict that is ended by %s is never told to be saved', async (_, decide) => {
  const { folder } = new SmallSite('hull');
  const path = join(folder, FILE);
  const site = new StudioSite(await openSite(folder, {}), folder);
  const edits = new Edits(site, new Journal(folder));
  onTestFinished(() => edits.close());
  edits.edit(FILE, typed('Mine'));
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/headline: Signed.*/, 'headline: Theirs'));
  edits.followDisk(FILE);
  expect(edits.state(FILE).conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  const told: StudioEvent[] = [];
  site.listen((event) => told.push(event));
  expect(decide(edits).conflicts).toEqual([]);
  const unsaved = told.flatMap((event) => (event.type === 'status' ? [event.status.unsaved] : []));
  expect(unsaved.length).toBeGreaterThan(0);
  for (const names of unsaved) expect(names).toEqual([FILE]);
});
