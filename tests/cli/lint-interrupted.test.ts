import { spawn } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../support/command.ts';
import { SmallSite } from '../support/small-site.ts';

/** True while a process holds the file in which lint keeps what it knows of landings. */
function isReadingLandings(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) =>
      readlinkSync(`/proc/${pid}/fd/${fd}`).includes('touchdown-lint.lines'),
    );
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux')(
  'lint ends when it is interrupted in the middle of many landings, and reports nothing',
  async () => {
    const site = new SmallSite(...Array.from({ length: 2000 }, (_, index) => `gate-${index}`));
    const args = [join(ROOT, 'bin/touchdown.js'), 'lint'];
    const lint = spawn(process.execPath, args, {
      cwd: site.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void lint.kill('SIGKILL'));
    let [report, words] = ['', ''];
    lint.stdout.on('data', (chunk) => (report += chunk));
    lint.stderr.on('data', (chunk) => (words += chunk));
    const ended = new Promise((resolve) => lint.once('close', resolve));
    const { pid = 0 } = lint;
    await expect.poll(() => isReadingLandings(pid), { interval: 5, timeout: 60_000 }).toBe(true);
    lint.kill('SIGINT');
    expect([await ended, report]).toEqual([1, '']);
    expect(words).toContain('interrupted');
  },
);
