import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process as written to lock files: its id, and its start where the system provides it, because ids are reused.
 */
const IDENTITY = /^(\d+)(?:-(\d+))?$/;

/** What the system knows of a process; undefined if it has ended. */
interface RunningProcess {
  /** Distinguishes it from later processes with the same id; undefined where it is not available. */
  start?: string;
}

/** Reads `/proc/<pid>/stat`: after the name in brackets comes the third field, the state. */
function lookInProc(pid: number): RunningProcess | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie process keeps its id.
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const start = fields[19];
  return start === undefined ? {} : { start };
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function lookWithPs(pid: number): RunningProcess {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const time = Date.parse(started);
    return Number.isNaN(time) ? {} : { start: String(time) };
  } catch {
    return {};
  }
}

function look(pid: number): RunningProcess | undefined {
  if (process.platform === 'linux') return lookInProc(pid);
  if (!answersSignals(pid)) return undefined;
  return process.platform === 'win32' ? {} : lookWithPs(pid);
}

let own: string | undefined;

/** This process, in the format of `isRunning`. */
export function ownIdentity(): string {
  if (own === undefined) {
    const start = look(process.pid)?.start;
    own = start === undefined ? String(process.pid) : `${process.pid}-${start}`;
  }
  return own;
}

/** The process id in an identity; undefined if the text is not one. */
export function pidOf(identity: string): number | undefined {
  const pid = Number(IDENTITY.exec(identity.trim())?.[1]);
  return pid > 0 ? pid : undefined;
}

/** True if that very process is still running. An identity without a start matches any process of that id. */
export function isRunning(identity: string): boolean {
  const [, , start] = IDENTITY.exec(identity.trim()) ?? [];
  const pid = pidOf(identity);
  const found = pid === undefined ? undefined : look(pid);
  if (!found) return false;
  return start === undefined || found.start === undefined || start === found.start;
}
