import {
  chmodSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRunning, ownIdentity } from './process-identity.ts';
import { namePath } from './system-fault.ts';

/** The ending of a draft names the process that writes it. */
const DRAFT = /\.(\d+(?:-\d+)?)(?:\.draft)?$/;

/** Where this process prepares what will become `path`. */
export function draftOf(path: string): string {
  return `${path}.${ownIdentity()}.draft`;
}

/** True of the name of a file that some process prepares. */
export function isDraft(name: string): boolean {
  return DRAFT.test(name);
}

/**
 * Writes a file that nobody ever sees half written.
 *
 * @throws what the file system throws; then the old file is as it was.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = draftOf(path);
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw namePath(error, path);
  }
}

/**
 * Replaces a file of the user's that is there: its rights stay, and a link stays one to the file that changes.
 *
 * @throws what the file system throws; then the old file is as it was.
 */
export function replaceOwnFile(path: string, content: string | Uint8Array): void {
  const file = realpathSync(path);
  const draft = draftOf(file);
  try {
    const mode = statSync(file).mode & 0o7777;
    writeFileSync(draft, content, { mode });
    // Once more, because on creation the mask of the process takes rights away.
    chmodSync(draft, mode);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw namePath(error, path);
  }
}

/**
 * Replaces a file of the user's that nobody else has changed since it was read.
 *
 * @returns false if somebody has; then it stays as they left it.
 */
export function replaceUnchanged(path: string, before: Uint8Array, content: Uint8Array): boolean {
  if (!readFileSync(path).equals(before)) return false;
  replaceOwnFile(path, content);
  return true;
}

/**
 * Removes the drafts of processes that are gone.
 *
 * @param beginning only of names that begin like this.
 */
export function sweepDrafts(folder: string, beginning = ''): void {
  for (const name of readdirSync(folder)) {
    const writer = name.startsWith(beginning) ? DRAFT.exec(name)?.[1] : undefined;
    if (writer !== undefined && !isRunning(writer))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
