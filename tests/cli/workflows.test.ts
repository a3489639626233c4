import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { addOrigin, commitAll, initRepository } from '../support/repository.ts';
import { SmallSite } from '../support/small-site.ts';
import { runSteps, workflowOf } from '../support/workflow.ts';

const inTurn = inTurns();

const LEDGER = 'published-addresses.txt';

/** A site whose last commit was made in a web editor, without a build. */
function committedSite(): { site: SmallSite; pushed: (file: string) => string } {
  const site = new SmallSite('gate');
  initRepository(site.folder);
  site.write('offer', (landing) => `page: { publishAt: 2027-03-28T09:00 }\n${landing}`);
  commitAll(site.folder);
  return { site, pushed: addOrigin(site.folder) };
}

test('the workflow for schedules publishes when a time has come, and only then', () => {
  const { site, pushed } = committedSite();
  const steps = workflowOf('guide/schedules.md', 'publish');
  const run = (now: string) => ({
    told: runSteps(steps, site.folder, { NOW: now }),
    isBuilt: existsSync(join(site.dist, 'offer.html')),
  });
  expect(run('2027-03-28T08:59:00Z')).toEqual({ told: 'due=no', isBuilt: false });
  expect(run('2027-03-28T12:30:00Z')).toEqual({ told: 'due=no', isBuilt: false });
  expect(run('2027-03-28T09:05:00Z')).toEqual({ told: 'due=yes', isBuilt: true });
  expect(pushed(LEDGER)).toMatch(/^\/offer from 2027-03-28T09:00:00Z$/m);
});

const COMMITTING: [page: string, job: string][] = [
  ['guide/redirects.md', 'remember'],
  ['deploy/github-pages.md', 'publish'],
];

test.each(sample(COMMITTING, 1))(
  'the workflow of %s commits addresses that nobody has built, once',
  (page, job) => {
    const { site, pushed } = committedSite();
    const commits = () => execFileSync('git', ['-C', site.folder, 'log', '--oneline']).length;
    const before = commits();
    runSteps(workflowOf(page, job), site.folder, {});
    expect(pushed(LEDGER)).toMatch(/^\/gate$/m);
    const after = commits();
    expect(after).toBeGreaterThan(before);
    runSteps(workflowOf(page, job), site.folder, {});
    expect(commits()).toBe(after);
  },
);

inTurn('the workflow for schedules fails if a page has errors', () => {
  const site = new SmallSite('gate');
  site.write('offer', (landing) => `page: { publishAt: tomorrow }\n${landing}`);
  const steps = workflowOf('guide/schedules.md', 'publish');
  expect(() => runSteps(steps, site.folder, { NOW: '2027-03-28T09:05:00Z' })).toThrow(/publishAt/);
});

inTurn('the workflow for pull requests posts what they change', () => {
  const site = new SmallSite('gate');
  initRepository(site.folder);
  commitAll(site.folder);
  site.write('gate', (landing) => landing.replace('Call from the gate', 'Call from the yard'));
  const steps = workflowOf('guide/plan.md', 'plan');
  const gh = 'echo "$@" > posted.txt';
  runSteps(steps, site.folder, { BASE: 'HEAD', NUMBER: '7' }, { gh });
  const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
  expect(read('posted.txt')).toBe(
    'pr comment 7 --body-file plan.md --edit-last --create-if-none\n',
  );
  expect(read('plan.md')).toContain(
    '<del>Call from the gate</del> → <ins>Call from the yard</ins>',
  );
});
