import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './command.ts';

/** A step of a GitHub Actions workflow. */
interface Step {
  run?: string;
  shell?: string;
  if?: string;
}

/** The steps of a workflow with one job, from a page of the documentation. */
export function workflowOf(page: string, job: string): Step[] {
  const guide = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const [, indent = '', block = ''] = /^( *)```yaml\n(\1name: [\s\S]*?)^\1```$/m.exec(guide) ?? [];
  const text = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  return (parse(text) as { jobs: Record<string, { steps: Step[] }> }).jobs[job]?.steps ?? [];
}

/**
 * Runs the command steps of a workflow in a shell as GitHub starts it, with this tool as `npx touchdown`.
 *
 * @param programs further programs, as shell scripts by name.
 * @returns what the steps output, as `name=value` lines.
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
  for (const { run, shell, if: condition } of steps) {
    if (run === undefined || run === 'npm ci') continue;
    const wanted = condition?.replace(/^steps\.\w+\.outputs\.(\w+) == '(\w+)'$/, '$1=$2');
    if (wanted !== undefined && known() !== wanted) continue;
    // A named bash stops at failures inside of pipes, the unnamed one does not.
    const strict = shell === 'bash' ? ['-o', 'pipefail'] : [];
    execFileSync('bash', ['-e', ...strict, '-c', run], {
      cwd: folder,
      env: all,
      stdio: 'pipe',
    });
  }
  return known();
}
