import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SortedNames } from '../../../cli/content/sorted-names.ts';
import { checkEarly } from '../../../cli/lint/landings/early-verdicts.ts';
import { type LintTask, lintThreads } from '../../../cli/lint/landings/lint-threads.ts';
import { LandingLinter, type LandingVerdict } from '../../../cli/lint/landings/linted-landing.ts';
import { lintStatePath, mayHoldState } from '../../../cli/lint/lint-state.ts';
import { openSite } from '../../../cli/site/open-site.ts';
import { SmallSite } from '../../support/small-site.ts';

/** A site with many landings, every third of which repeats a word. */
function largeSite(): SmallSite {
  const names = Array.from({ length: 45 }, (_, index) => `gate-${index}`);
  const site = new SmallSite('gate', ...names);
  for (const [index, name] of names.entries())
    if (index % 3 === 0)
      site.write(name, (text) => text.replace(/headline: .*/, 'headline: The the gate'));
  return site;
}

const toldIn = ({ name, lines }: LandingVerdict) => [name, lines];

/** A check of 46 landings that has begun in a thread, which takes 40 at a time. */
async function begun() {
  const site = largeSite();
  const open = await openSite(site.folder, { root: site.folder });
  const { root, landingsDir } = open;
  const names = new SortedNames([
    'gate.yaml',
    ...Array.from({ length: 45 }, (_, i) => `gate-${i}.yaml`),
  ]);
  const setup = { root, landingsDir, cwd: site.folder };
  const stopping = new AbortController();
  const threads = lintThreads({ root }, stopping.signal);
  onTestFinished(() => threads.stop());
  threads.setUp(setup);
  const early = checkEarly(threads, { root, landingsDir, context: 'any', names });
  if (!early) throw new Error('A first check begins early.');
  return { early, linter: new LandingLinter(setup, open), names, stopping };
}

it('gives every verdict once, and checks here what the thread has not begun', async () => {
  const { early, linter, names } = await begun();
  const given: LandingVerdict[] = [];
  const here: LintTask[] = [];
  await early.each(
    (verdict) => given.push(verdict),
    (name) => {
      here.push(name);
      return linter.check(name as string);
    },
  );
  const expected: LandingVerdict[] = [];
  for (const name of names) expected.push(await linter.check(name));
  expect(expected.filter(({ lines }) => lines?.includes('doubled')).length).toBe(15);
  const byName = given.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName.map(toldIn)).toEqual(expected.map(toldIn));
  expect(here).toEqual([...names].slice(40));
});

it('fails with a check that fails here, and with the signal', async () => {
  const { early } = await begun();
  const fault = new Error('a rule of the site');
  const failing = () => Promise.reject(fault);
  await expect(early.each(() => {}, failing)).rejects.toBe(fault);
  const { early: stopped, linter, stopping } = await begun();
  const checked: LintTask[] = [];
  const stop = (name: LintTask) => {
    checked.push(name);
    stopping.abort(new Error('interrupted'));
    return linter.check(name as string);
  };
  await expect(stopped.each(() => {}, stop)).rejects.toThrow('interrupted');
  expect(checked).toHaveLength(1);
});

it('a first check finds what later ones find, and later ones need no verdicts ahead', async () => {
  const site = largeSite();
  const lint = async () => JSON.parse((await site.run('lint', '--json')).stdout).diagnostics;
  const first = await lint();
  expect(first.length).toBeGreaterThan(14);
  const open = await openSite(site.folder, { root: site.folder });
  const path = lintStatePath(open.root, open.landingsDir);
  expect(mayHoldState(path, 'another context')).toBe(false);
  expect(mayHoldState(`${path}.missing`, 'any')).toBe(false);
  // Other configuration, so that nothing known of the landings counts.
  appendFileSync(join(site.folder, 'site.config.yaml'), 'notes:\n  yard: 24\n');
  const again = await lint();
  const inLandings = (found: { file: string }[]) =>
    found.filter(({ file }) => file.startsWith('landings/'));
  expect(inLandings(again)).toEqual(inLandings(first));
  expect(await lint()).toEqual(again);
});
