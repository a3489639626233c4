import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './command.ts';

/** A step of a workflow of GitHub Actions. */
interface Step {
  run?: string;
  if?: string;
}

/** The workflow that a page of the guide shows, whose only job is of this name. */
export function workflowOf(page: string, job: string): Step[] {
  const guide = readFileSync(join(ROOT, 'docs/guide', page), 'utf8');
  const [, text = ''] = /^```yaml\n(name: [\s\S]*?)^```$/m.exec(guide) ?? [];
  return (parse(text) as { jobs: Record<string, { steps: Step[] }> }).jobs[job]?.steps ?? [];
}

/**
 * Runs the steps of a workflow that are commands, in a shell as GitHub starts it and with this tool as `npx touchdown`.
 *
 * @param programs further programs, as lines of shell by their names.
 * @returns what the steps put out, as `name=value` lines.
 */
export function runSteps(
  steps: readonly Step[],
  folder: string,
  env: Record<string, string>,
  programs: Readonly<Record<string, string>> = {},
): string {
  const tools = join(folder, 'tools');
  mkdirSync(tools, { recursive: true });
  const npx = `shift\nexec "${process.execPath}" "${ROOT}/bin/touchdown.js" "$@"`;
  for (const [name, lines] of Object.entries({ npx, ...programs })) {
    writeFileSync(join(tools, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(tools, name), 0o755);
  }
  const output = join(folder, 'output.txt');
  writeFileSync(output, '');
  const known = () => readFileSync(output, 'utf8').trim();
  const all = {
    ...process.env,
    ...env,
    GITHUB_OUTPUT: output,
    PATH: `${tools}:${process.env.PATH}`,
  };
  for (const { run, if: condition } of steps) {
    if (run === undefined || run === 'npm ci') continue;
    const wanted = condition?.replace(/^steps\.\w+\.outputs\.(\w+) == '(\w+)'$/, '$1=$2');
    if (wanted !== undefined && known() !== wanted) continue;
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
      cwd: folder,
      env: all,
      stdio: 'pipe',
    });
  }
  return known();
}
