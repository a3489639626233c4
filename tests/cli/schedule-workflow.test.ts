import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/command.ts';
import { SmallSite } from '../support/small-site.ts';

interface Step {
  name?: string;
  run?: string;
  if?: string;
}

const GUIDE = readFileSync(join(ROOT, 'docs/guide/schedules.md'), 'utf8');
const [, text = ''] = /^```yaml\n(name: [\s\S]*?)^```$/m.exec(GUIDE) ?? [];
const workflow = parse(text) as { jobs: { publish: { steps: Step[] } } };

/** The steps of the workflow that run this tool, in a shell as GitHub starts it. */
function runWorkflow(site: SmallSite, now: string): { due: string; built: boolean } {
  const tools = join(site.folder, 'tools');
  const output = join(site.folder, 'output.txt');
  mkdirSync(tools, { recursive: true });
  const npx = join(tools, 'npx');
  writeFileSync(
    npx,
    `#!/bin/sh\nshift\nexec "${process.execPath}" "${ROOT}/bin/touchdown.js" "$@"\n`,
  );
  chmodSync(npx, 0o755);
  writeFileSync(output, '');
  const env = {
    ...process.env,
    NOW: now,
    GITHUB_OUTPUT: output,
    PATH: `${tools}:${process.env.PATH}`,
  };
  const known = () => readFileSync(output, 'utf8').trim();
  for (const { run, if: condition } of workflow.jobs.publish.steps) {
    if (run === undefined || run === 'npm ci') continue;
    const wanted = condition?.replace(/^steps\.due\.outputs\.due == '(\w+)'$/, 'due=$1');
    if (wanted !== undefined && known() !== wanted) continue;
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
      cwd: site.folder,
      env,
      stdio: 'pipe',
    });
  }
  return { due: known(), built: existsSync(join(site.dist, 'offer.html')) };
}

test('the workflow of the guide publishes when a time has come, and only then', () => {
  const site = new SmallSite('gate');
  site.write('offer', (landing) => `page: { publishAt: 2027-03-28T09:00 }\n${landing}`);
  expect(runWorkflow(site, '2027-03-28T08:59:00Z')).toEqual({ due: 'due=no', built: false });
  expect(runWorkflow(site, '2027-03-28T12:30:00Z')).toEqual({ due: 'due=no', built: false });
  expect(runWorkflow(site, '2027-03-28T09:05:00Z')).toEqual({ due: 'due=yes', built: true });
});
