import { spawn } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeLandings } from '../bench/make-landings.mjs';
import { ROOT } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

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
    const folder = tempFolder();
    makeLandings(join(ROOT, 'landings'), folder, 2000);
    const args = [join(ROOT, 'bin/touchdown.js'), 'lint', '--landings', folder];
    const lint = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
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
