import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { writeSite } from './receiver-process.ts';

const TOOL = join(ROOT, 'bin/touchdown.js');

/** Living processes with their parents and command lines. */
function processes(): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Behind the name in brackets: state (Z has ended and is not fetched by its parent yet), parent.
      const [, state, parent] = /^.*\) (\w) (\d+)/.exec(stat) ?? [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    } catch {
      return [];
    }
  });
}

const isThere = (pid: number) => processes().some((running) => running.pid === pid);

function start(command: string, args: string[], cwd: string): ChildProcess {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The process that `parent` started with a command line that holds `name`. */
async function childOf(parent: ChildProcess, name: string) {
  const find = () =>
    processes().find((child) => child.parent === parent.pid && child.command.includes(name));
  await expect.poll(find, { interval: 20, timeout: 30_000 }).toBeDefined();
  const child = find();
  if (!child) throw new Error(`${name} has ended already`);
  onTestFinished(() => {
    if (isThere(child.pid)) process.kill(child.pid, 'SIGKILL');
  });
  return child;
}

describe.runIf(process.platform === 'linux')('a build that is killed', () => {
  it('takes its bundler along, before that has finished', async () => {
    const site = new SmallSite('gate');
    // Only a site's own code is bundled anew by force.
    site.addCode();
    const build = start(process.execPath, [TOOL, 'build', '--force'], site.folder);
    const bundler = await childOf(build, 'bundle-process.js');
    build.kill('SIGKILL');
    await expect.poll(() => isThere(bundler.pid), { interval: 20 }).toBe(false);
    const draft = bundler.command.split(' ').find((part) => part.includes('/bundles/')) as string;
    expect(existsSync(join(draft, 'server/render-pool.mjs'))).toBe(false);
  });
});

describe.runIf(process.platform === 'linux')('a server whose starter is killed', () => {
  const servers: [string, string[]][] = [
    ['dev', []],
    ['preview', []],
    ['preview', ['--receiver', '--receiver-port', '0']],
  ];
  it.each(sample(servers, 1))('ends: %s %j', async (command, options) => {
    const root = writeSite(new SmallSite().folder);
    const line = `"${process.execPath}" "${TOOL}" ${command} --root "${root}" --port 0 --json ${options.join(' ')}; true`;
    const shell = start('sh', ['-c', line], root);
    const server = await childOf(shell, 'touchdown.js');
    await new Promise((resolve) => shell.stdout?.once('data', resolve));
    expect(isThere(server.pid)).toBe(true);
    shell.kill('SIGKILL');
    await expect.poll(() => isThere(server.pid), { interval: 50 }).toBe(false);
  });
});
