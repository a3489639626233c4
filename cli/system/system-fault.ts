import { displayPath } from '../content/source-file.ts';

/** What a code of the operating system means for the user, and the way out. `at` names file or folder. */
const SENTENCES: Record<string, (at: string) => string> = {
  ENOSPC: (at) => `The disk is full: ${at} could not be written. Free some space and run it again.`,
  EDQUOT: (at) =>
    `Your share of the disk is used up: ${at} could not be written. Delete something or ask for more.`,
  EACCES: (at) =>
    `You have no permission to use ${at}. Change its permissions or run this as its owner.`,
  EPERM: (at) =>
    `The system does not permit this with ${at}. Change its permissions or run this as its owner.`,
  EROFS: (at) =>
    `${at} lies on a file system that can only be read. Mount it for writing or choose another folder.`,
  EBUSY: (at) =>
    `${at} is in use by another program, or something is mounted there. End that or choose another folder.`,
  EXDEV: (at) =>
    `${at} lies on another file system than the folder around it, so it cannot be moved. Choose a folder that is no mount point.`,
  EMFILE: () =>
    'Too many files are open in this process. Raise the limit ("ulimit -n 4096") and run it again.',
  ENFILE: () => 'Too many files are open on this machine. End some programs and run it again.',
  ENAMETOOLONG: (at) => `The name ${at} is too long for this file system. Choose a shorter one.`,
  ELOOP: (at) => `${at} is a link that leads back to itself. Remove or mend it.`,
  ENOTDIR: (at) => `A part of ${at} is a file, where a folder has to be. Choose another place.`,
  EISDIR: (at) => `${at} is a folder, where a file has to be. Choose another place.`,
  EEXIST: (at) => `${at} is a file, where a folder has to be. Move it away.`,
  EIO: (at) =>
    `The drive could not read or write ${at}. Check the drive, and its connection if it is an outside one.`,
  ESTALE: (at) => `The network drive with ${at} has lost the connection. Mount it again.`,
};

/** Codes that only writing meets. */
const WRITING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'ENAMETOOLONG']);

interface SystemError extends NodeJS.ErrnoException {
  dest?: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && typeof (error as SystemError).code === 'string';
}

/** Adds to an error of the file system which file it is about: writing does not tell that by itself. */
export function namePath(error: unknown, path: string): unknown {
  if (isSystemError(error)) error.path ??= path;
  return error;
}

/**
 * An error of the operating system in words: the thing and the way out.
 *
 * @returns undefined if it is another error, which is a fault of the tool.
 */
export function explainSystemError(error: unknown, cwd: string): string | undefined {
  if (!isSystemError(error)) return undefined;
  // Two files of one name are a matter of the tool; a file in the way of a folder is not.
  if (error.code === 'EEXIST' && error.syscall !== 'mkdir') return undefined;
  // Of a copy, what is refused to writers concerns the place that it should have got.
  const path = (WRITING.has(error.code ?? '') && error.dest) || error.path;
  const at = path === undefined ? 'a file' : displayPath(path, cwd);
  return SENTENCES[error.code ?? '']?.(at);
}
