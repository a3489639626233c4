import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';

/** Landings of the site at the end: each is made anew, while the hand-written pages are known by their content. */
const LANDINGS = 3;

/** Changes what the last build left for the next one, where it holds `text`; true if it does. */
function alterState(
  { cache }: SmallSite,
  text: string,
  change: (state: string) => string,
): boolean {
  const builds = join(cache, 'builds');
  for (const name of readdirSync(builds)) {
    const path = join(builds, name);
    const state = readFileSync(path, 'utf8');
    if (!state.includes(text)) continue;
    writeFileSync(path, change(state));
    return true;
  }
  return false;
}

describe('what a build leaves for the next one', () => {
  it.each([
    [
      'one altered letter',
      (state: string, own: string) => state.replace(own, own.replace('S', 'Z')),
    ],
    ['a missing end', (state: string) => state.slice(0, -1)],
    ['a missing line', (state: string) => state.replace(/^.*$\n?/m, '')],
    ['nothing', () => ''],
    ['half of it twice', (state: string) => state + state.slice(state.length / 2)],
  ])('is not believed with %s', async (_, change) => {
    const own = 'Signed at the gate of lane';
    const site = new SmallSite('lane', 'yard');
    await site.build();
    expect(alterState(site, own, (state) => change(state, own))).toBe(true);
    site.write('lot');
    const { code, report } = await site.build();
    expect(code).toBe(0);
    expect(report.written).toBe(LANDINGS);
    await site.build('--out', 'clean');
    expect(contents(site.dist)).toEqual(contents(join(site.folder, 'clean')));
  });
});
