import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { displayPath } from '../content/source-file.ts';

/** What a system error code means to the user, and what to do. `at` is the file or folder. */
const SENTENCES: Record<string, (at: string) => string> = {
  ENOSPC: (at) => `The disk is full: ${at} could not be written. Free some space and run it again.`,
  EDQUOT: (at) =>
    `Your disk quota is used up: ${at} could not be written. Delete something or ask for more.`,
  EACCES: (at) =>
    `You have no permission to use ${at}. Change its permissions or run this as its owner.`,
  EPERM: (at) =>
    `The system does not permit this with ${at}. Change its permissions or run this as its owner.`,
  EROFS: (at) =>
    `${at} is on a read-only file system. Mount it for writing or choose another folder.`,
  EBUSY: (at) =>
    `${at} is in use by another program, or something is mounted there. End that or choose another folder.`,
  EXDEV: (at) =>
    `${at} is on a different file system than the folder around it, so it cannot be moved. Choose a folder that is no mount point.`,
  EMFILE: () =>
    'Too many files are open in this process. Raise the limit ("ulimit -n 4096") and run it again.',
  ENFILE: () => 'Too many files are open on this machine. End some programs and run it again.',
  ENAMETOOLONG: (at) => `The name ${at} is too long for this file system. Choose a shorter one.`,
  ELOOP: (at) => `${at} is a link that leads back to itself. Remove or fix it.`,
  ENOTDIR: (at) => `A part of ${at} is a file where a folder is needed. Choose another place.`,
  EISDIR: (at) => `${at} is a folder where a file is needed. Choose another place.`,
  EEXIST: (at) => `${at} is a file where a folder is needed. Move it away.`,
  EIO: (at) =>
    `The drive could not read or write ${at}. Check the drive, and its connection if it is an outside one.`,
  ESTALE: (at) => `The network drive with ${at} has lost the connection. Mount it again.`,
};

/** Codes that only occur when writing. */
const WRITING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'ENAMETOOLONG']);

interface SystemError extends NodeJS.ErrnoException {
  dest?: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && typeof (error as SystemError).code === 'string';
}

/** Adds the path to a file system error: errors of writes do not include it. */
export function namePath(error: unknown, path: string): unknown {
  if (isSystemError(error)) error.path ??= path;
  return error;
}

/** Attributes a file system error to the file or folder that the user knows, instead of one that the tool makes for it. */
export function attributedTo(path: string, error: unknown): unknown {
  return isSystemError(error) ? Object.assign(error, { path, dest: undefined }) : error;
}

/** The file that stands where a path needs a folder. */
function fileAbove(path = ''): string | undefined {
  for (let above = dirname(path); above !== dirname(above); above = dirname(above))
    if (existsSync(above)) return statSync(above).isFile() ? above : undefined;
  return undefined;
}

/**
 * Explains a system error: what is affected and what to do.
 *
 * @returns undefined for any other error, which is a bug in the tool.
 */
export function explainSystemError(error: unknown, cwd: string): string | undefined {
  if (!isSystemError(error)) return undefined;
  // An existing file is a bug in the tool, unless it is in the way of a folder.
  if (error.code === 'EEXIST' && error.syscall !== 'mkdir') return undefined;
  // For a copy, a write error concerns its destination.
  const path = (WRITING.has(error.code ?? '') && error.dest) || error.path;
  const at = path === undefined ? 'a file' : displayPath(path, cwd);
  // Creating a folder with its parents fails like this in two cases; any other missing file is a bug in the tool.
  if (error.code === 'ENOENT' && error.syscall === 'mkdir')
    return `${at} cannot be created: a folder above it is on a read-only file system or one that belongs to the system, or is a link whose target does not exist.`;
  const inTheWay = error.code === 'ENOTDIR' && fileAbove(path);
  if (inTheWay)
    return `${at} cannot be created: ${displayPath(inTheWay, cwd)} is a file where a folder is needed. Move it away, or choose another place.`;
  return SENTENCES[error.code ?? '']?.(at);
}
