import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { KnownLandings } from '../../cli/dev/known-landings.ts';
import { LandingAddresses } from '../../cli/dev/landing-addresses.ts';
import { Baseline } from '../../cli/severity/baseline.ts';
import { IgnoreComments } from '../../cli/severity/ignore-comments.ts';
import { siteFile } from '../../cli/site/named-files.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { StudioSite } from '../../cli/studio/studio-site.ts';
import type { StudioEvent } from '../../studio/protocol.ts';
import { SmallSite } from '../support/small-site.ts';

const DOUBLED = (text: string) => text.replace('Signed at the gate', 'Signed at the the gate');

/** A studio that has read all of a site in which something is wrong with every landing, in its texts and its addresses. */
async function openWith(slugs: readonly string[]) {
  const small = new SmallSite('hull', ...slugs);
  for (const slug of slugs)
    small.write(slug, (text) => `translationOf: nowhere-${slug}\n${DOUBLED(text)}`);
  small.write('hull', (text) => `page: { aliases: [/old-hull] }\n${DOUBLED(text)}`);
  const { folder } = small;
  const opened = await openSite(folder, {});
  const site = new StudioSite(opened, folder);
  await site.dev.scan(new AbortController().signal);
  const file = siteFile('landings/hull.yaml', opened);
  if (!file) throw new Error('The landing is not there.');
  return {
    site,
    opened,
    folder,
    file,
    text: readFileSync(join(small.landings, 'hull.yaml'), 'utf8'),
  };
}

/** How often files are read, findings judged, and addresses of other pages asked for, and which rows are told. */
async function workOfAnEdit(slugs: readonly string[]) {
  const { site, file, text } = await openWith(slugs);
  site.overview();
  site.dev.answer('/hull');
  const told: StudioEvent[] = [];
  site.listen((event) => told.push(event));
  const spies = {
    read: vi.spyOn(KnownLandings.prototype, 'read'),
    judged: vi.spyOn(Baseline.prototype, 'takeBack'),
    comments: vi.spyOn(IgnoreComments.prototype, 'note'),
    among: vi.spyOn(LandingAddresses.prototype, 'among'),
    all: vi.spyOn(KnownLandings.prototype, 'metas'),
  };
  site.refresh(file, text.replace('the the gate', 'the the old gate'));
  const row = site.rows.of(file, new Set());
  const { findings } = site.state(file);
  const { warnings } = site.dev.answer('/hull') ?? {};
  const counts = Object.entries(spies).map(([name, spy]) => [name, spy.mock.calls.length]);
  vi.restoreAllMocks();
  expect(findings.map(({ rule }) => rule)).toEqual(['copy/doubled-word']);
  expect(warnings).toHaveLength(1);
  expect(row).toMatchObject([{ path: '/hull', warnings: 1 }]);
  return { told, ...Object.fromEntries(counts) };
}

test('what an edit makes is the same among few landings and among many', async () => {
  const few = await workOfAnEdit(['york']);
  const many = await workOfAnEdit(['york', 'leeds', 'selby', 'goole', 'thirsk', 'malton']);
  expect(many).toEqual(few);
  expect(few).toMatchObject({ among: 0, all: 0, read: 1 });
});

test('the place of a wrong address moves with the text above it', async () => {
  const { site, folder, opened } = await openWith(['york']);
  const file = siteFile('landings/york.yaml', opened);
  if (!file) throw new Error('The landing is not there.');
  const lineOfFault = () =>
    site.state(file).findings.find(({ rule }) => rule === 'address/translation')?.line;
  expect(lineOfFault()).toBe(1);
  site.refresh(file, `# A line more\n${readFileSync(join(folder, 'landings/york.yaml'), 'utf8')}`);
  expect(lineOfFault()).toBe(2);
  expect(
    site.dev.findings.all().filter(({ rule }) => rule === 'address/translation'),
  ).toMatchObject([{ line: 2 }]);
});
