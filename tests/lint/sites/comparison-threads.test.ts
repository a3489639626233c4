import { hash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import type { ComparisonTask, ToldComparison } from '../../../cli/lint/copies/landing-comparer.ts';
import type { LandingLintSetup } from '../../../cli/lint/landings/linted-landing.ts';
import { plainFinding } from '../../../cli/report/summary.ts';
import { runInThreads } from '../../../cli/system/batch-threads.ts';
import { SmallSite } from '../../support/small-site.ts';

it('threads find in two landings what a small folder is told of them', async () => {
  const site = new SmallSite('lease', 'lease-yard');
  const path = (slug: string) => join(site.landings, `${slug}.yaml`);
  const file = (slug: string) => {
    const source = hash('sha1', readFileSync(path(slug))).slice(0, 16);
    return { path: path(slug), source };
  };
  const text = readFileSync(path('lease'), 'utf8');
  const [, title] = /^ +title: (.*)$/m.exec(text) ?? [];
  site.write('gate', (own) => own.replace(/^( +title:).*$/m, `$1 ${title}`));
  const lint = async (): Promise<Diagnostic[]> =>
    JSON.parse((await site.run('lint', '--json')).stdout).diagnostics;
  const diagnostics = await lint();
  // An equal title is part of what is told of copies.
  appendFileSync(
    join(site.folder, 'site.config.yaml'),
    'lint:\n  rules:\n    doorway/near-duplicate: off\n',
  );
  diagnostics.push(...(await lint()));
  const tasks: ComparisonTask[] = [
    { page: file('lease-yard'), others: [{ kind: 'copy', key: 'copy', ...file('gate') }] },
    { page: file('lease'), others: [{ kind: 'title', key: 'title', ...file('gate') }] },
    {
      page: { path: path('nobody'), source: '' },
      others: [{ kind: 'copy', key: 'gone', ...file('lease') }],
    },
    {
      page: { ...file('lease'), source: '0123456789abcdef' },
      others: [{ kind: 'title', key: 'changed meanwhile', ...file('gate') }],
    },
  ];
  const told = new Map<string, string | undefined>();
  await runInThreads<LandingLintSetup, ComparisonTask, ToldComparison[]>({
    script: 'lint-worker.js',
    workerData: { root: site.folder },
    setup: { root: site.folder, cwd: site.folder, landingsDir: site.landings },
    tasks,
    onAnswers: (answers) => {
      for (const { key, finding } of answers.flat()) told.set(key, finding);
    },
    signal: new AbortController().signal,
  });
  for (const kind of ['copy', 'title']) {
    expect(diagnostics).toContainEqual(plainFinding(JSON.parse(told.get(kind) ?? '')));
  }
  expect(told.get('gone')).toBeUndefined();
  expect(told.get('changed meanwhile')).toBeUndefined();
});
