import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Interval between samples of the process, in milliseconds: long enough not to affect the result. */
const INTERVAL = 40;

/** Clock ticks per second in /proc, fixed by the Linux ABI that Node.js is built for. */
const TICKS = 100;

/** @returns {number[]} fields of /proc/<pid>/stat from the third on, or an empty list if the process is gone. */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** @returns {number[]} child processes of any thread of `pid`. */
function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}

/** Resident memory of a process and its descendants, in MB; shared pages count twice. */
function treeMemory(pid) {
  const pages = Number(readStat(pid)[21] ?? 0);
  return childrenOf(pid).reduce(
    (sum, child) => sum + treeMemory(child),
    (pages * 4096) / 1024 / 1024,
  );
}

/** CPU seconds of a process, its threads and its terminated children. */
function cpuSeconds(pid) {
  const stat = readStat(pid);
  if (stat.length === 0) return 0;
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat[field]), 0) / TICKS;
}

/**
 * Runs a command and measures it from outside, including process startup. Linux only: elsewhere CPU and memory are
 * reported as 0.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ wallSeconds: number, cpuSeconds: number, peakMB: number, stdout: string }>} `peakMB` is the
 *   largest sum of resident memory over all its processes at one moment.
 * @throws if the command fails.
 */
export function measure(command, args, options = {}) {
  const started = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const usage = { cpuSeconds: 0, peakMB: 0 };
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const look = () => {
    if (process.platform !== 'linux') return;
    usage.cpuSeconds = Math.max(usage.cpuSeconds, cpuSeconds(child.pid));
    usage.peakMB = Math.max(usage.peakMB, treeMemory(child.pid));
  };
  const timer = setInterval(look, INTERVAL);
  look();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const wallSeconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ wallSeconds, ...usage, stdout });
      else
        reject(
          new Error(`${command} ${args.join(' ')} ended with ${code}\n${stderr.slice(-2000)}`),
        );
    });
  });
}
