import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process as it is written into lock files: its number, and its start where the system tells it,
 * because a number alone is given out again.
 */
const IDENTITY = /^(\d+)(?:-(\d+))?$/;

/** What the system knows of a process; undefined if it has ended. */
interface RunningProcess {
  /** A number that no later process of the same number has; undefined where nothing tells it. */
  start?: string;
}

/** From `/proc/<pid>/stat`: what follows the name in brackets begins with the third field, the state. */
function lookInProc(pid: number): RunningProcess | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A dead process that nobody has waited for keeps its number.
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const start = fields[19];
  return start === undefined ? {} : { start };
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is there but belongs to somebody else.
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

/** This process, as `isRunning` reads it. */
export function ownIdentity(): string {
  if (own === undefined) {
    const start = look(process.pid)?.start;
    own = start === undefined ? String(process.pid) : `${process.pid}-${start}`;
  }
  return own;
}

/** The number in an identity; undefined if the text is none. */
export function pidOf(identity: string): number | undefined {
  const pid = Number(IDENTITY.exec(identity.trim())?.[1]);
  return pid > 0 ? pid : undefined;
}

/** True if that very process still runs. An identity without a start is any process of that number. */
export function isRunning(identity: string): boolean {
  const [, , start] = IDENTITY.exec(identity.trim()) ?? [];
  const pid = pidOf(identity);
  const found = pid === undefined ? undefined : look(pid);
  if (!found) return false;
  return start === undefined || found.start === undefined || start === found.start;
}
