import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning, ownIdentity } from './process-identity.ts';
import { attributedTo } from './system-fault.ts';

/** The suffix of a draft identifies the process that writes it. */
const DRAFT = /\.(\d+(?:-\d+)?)(?:\.draft)?$/;

/** The draft from which this process will create `path`. */
export function draftOf(path: string): string {
  return `${path}.${ownIdentity()}.draft`;
}

/** Part of the name of a file's draft in a folder of people, and at its end who writes it. */
const FILE_DRAFT = /^\..+\.touchdown-draft\.(\d+(?:-\d+)?)\.draft$/;

/**
 * The draft of a file in a folder that people and listings see. If the process is killed, what remains is hidden,
 * ignored by git like all `.*.touchdown-*`, and no landing.
 */
export function fileDraftOf(path: string): string {
  const hidden = `.${basename(path).replace(/^\./, '')}.touchdown-draft`;
  return draftOf(join(dirname(path), hidden));
}

/** True of the name of a draft, of any process. */
export function isDraft(name: string): boolean {
  return DRAFT.test(name);
}

/**
 * Writes a file atomically.
 *
 * @throws file system errors; the old file is then unchanged.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = fileDraftOf(path);
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw attributedTo(path, error);
  }
}

/**
 * Renaming needs no permission to write the file that is replaced, so it is asked for: a file that nobody may write
 * is locked or generated. The superuser passes the question of the system, and is asked by the mode.
 *
 * @throws EACCES
 */
function requireWritable(path: string, mode: number): void {
  accessSync(path, constants.W_OK);
  if ((mode & 0o222) === 0)
    throw Object.assign(new Error(`EACCES: read-only, ${path}`), { code: 'EACCES' });
}

/**
 * Replaces an existing file of the user, unless it is read-only: its permissions are preserved, and links are
 * followed to their target.
 *
 * @throws file system errors; the old file is then unchanged.
 */
export function replaceOwnFile(path: string, content: string | Uint8Array): void {
  const file = realpathSync(path);
  const draft = fileDraftOf(file);
  try {
    const mode = statSync(file).mode & 0o7777;
    requireWritable(file, mode);
    writeFileSync(draft, content, { mode });
    // Again, because the umask may remove permissions on creation.
    chmodSync(draft, mode);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw attributedTo(path, error);
  }
}

/**
 * Replaces a file of the user unless it has changed since it was read.
 *
 * @returns false if it has changed or is gone; it is then left alone.
 */
export function replaceUnchanged(path: string, before: Uint8Array, content: Uint8Array): boolean {
  if (!existsSync(path) || !readFileSync(path).equals(before)) return false;
  replaceOwnFile(path, content);
  return true;
}

/**
 * Removes the drafts of dead processes.
 *
 * @param beginning prefix of the names to consider.
 */
export function sweepDrafts(folder: string, beginning = ''): void {
  sweep(folder, DRAFT, beginning);
}

/** Removes the drafts of files that dead processes left in a folder of people. */
export function sweepFileDrafts(folder: string): void {
  sweep(folder, FILE_DRAFT);
}

function sweep(folder: string, pattern: RegExp, beginning = ''): void {
  for (const name of readdirSync(folder)) {
    const writer = name.startsWith(beginning) ? pattern.exec(name)?.[1] : undefined;
    if (writer !== undefined && !isRunning(writer))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
