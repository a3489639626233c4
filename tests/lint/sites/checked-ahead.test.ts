import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { stampText } from '../../../cli/content/file-stamp.ts';
import { areAlike, keepSetup, recallSetup } from '../../../cli/lint/kept-setup.ts';
import { beginAhead, checkAhead } from '../../../cli/lint/landings/checked-ahead.ts';
import { lintThreads } from '../../../cli/lint/landings/lint-threads.ts';
import { LandingLinter, type LandingVerdict } from '../../../cli/lint/landings/linted-landing.ts';
import { lintStatePath } from '../../../cli/lint/lint-state.ts';
import { openSite } from '../../../cli/site/open-site.ts';
import { type InputMarks, markInputs } from '../../../cli/templates/input-marks.ts';
import { SmallSite } from '../../support/small-site.ts';

/** Stamps of landings that nobody has changed since. */
const OLD = Array.from({ length: 3000 }, (_, index): [string, string] => [
  `old-${index}.yaml`,
  '1 2 3',
]);

/** A verdict without the stamp of the file, which is missing until the file is two seconds old. */
function withoutStamp(verdict: LandingVerdict | undefined): object {
  const { stamp: _, ...landing } = verdict?.landing ?? {};
  return { ...verdict, landing };
}

const site = new SmallSite('lease', 'gate');

beforeAll(async () => void (await site.run('lint')));

it('checks landings that were changed after the last run, and no others', async () => {
  const open = await openSite(site.folder, { root: site.folder });
  const { root, landingsDir } = open;
  const saved = statSync(lintStatePath(root, landingsDir)).mtimeMs;
  site.write('gate', (text) => text.replace(/headline: .*/, 'headline: Your one-stop shop'));
  const stats = statSync(join(landingsDir, 'gate.yaml'));
  const changed = stampText({ ...stats, ctimeMs: saved + 1 } as typeof stats);
  const setup = { root, landingsDir, cwd: site.folder };
  const threads = lintThreads({ root }, new AbortController().signal);
  onTestFinished(() => threads.stop());
  threads.setUp(setup);
  const ahead = (...stamps: [string, string][]) =>
    checkAhead(threads, { root, landingsDir, stamps: new Map(stamps) });

  const verdicts = await ahead(...OLD, ['gate.yaml', changed], ['notes.txt', changed]);
  const verdict = await new LandingLinter(setup, open).check('gate.yaml');
  expect([...verdicts.keys()]).toEqual(['gate.yaml']);
  expect(withoutStamp(verdicts.get('gate.yaml'))).toEqual(withoutStamp(verdict));
  expect(verdict.lines).toContain('copy/filler');
  expect((await ahead(...OLD)).size).toBe(0);
  expect((await ahead(['gate.yaml', changed])).size).toBe(0);
});

it('begins with changed landings before the configuration is read, unless that was changed as well', async () => {
  const open = await openSite(site.folder, { root: site.folder });
  const { root, landingsDir, configFile } = open;
  const lint = { root, landingsDir, configFile, cwd: site.folder, asked: {} };
  const setup = { root, landingsDir, cwd: site.folder, now: Date.now() };
  /** As many landings as threads are used for. */
  const marksNow = () => {
    const marks = markInputs(lint, []);
    if (!marks) throw new Error('The files cannot be asked for their stamps.');
    for (const [name, stamp] of OLD) marks.landings.set(name, stamp);
    return marks;
  };
  const begin = (marks: InputMarks) => {
    const threads = lintThreads({ root }, new AbortController().signal);
    onTestFinished(() => threads.stop());
    return beginAhead(threads, lint, { marks, kept: recallSetup(lint) });
  };

  const marks = marksNow();
  expect(begin(marks)).toBeUndefined();
  keepSetup(lint, { started: Date.now(), marks }, setup);
  site.write('gate', (text) => text.replace(/headline: .*/, 'headline: Your one-stop shop'));
  const changed = begin(marksNow());
  expect(changed && areAlike(changed.setup, { ...setup, now: 0 })).toBe(true);
  expect([...((await changed?.verdicts)?.keys() ?? [])]).toEqual(['gate.yaml']);
  appendFileSync(site.config, '# changed\n');
  expect(begin(marksNow())).toBeUndefined();
});
