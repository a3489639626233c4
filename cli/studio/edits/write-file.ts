import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileDraftOf } from '../../system/draft-file.ts';
import { namePath } from '../../system/system-fault.ts';

/** A file that has been replaced. Programs that have it open may still write into it. */
export class ReplacedFile {
  readonly #file: number;

  /** @param file open for reading. */
  constructor(file: number) {
    this.#file = file;
  }

  /** Its current content. */
  read(): string {
    const bytes = Buffer.alloc(fstatSync(this.#file).size);
    const length = readSync(this.#file, bytes, 0, bytes.length, 0);
    return bytes.toString('utf8', 0, length);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Writes a draft and flushes it to the disk, so that it survives a power failure. */
function writeDraft(draft: string, text: string, mode?: number): void {
  const file = openSync(draft, 'w', mode);
  try {
    writeFileSync(file, text);
    // Set again, because the umask of the process applies on creation.
    if (mode !== undefined) fchmodSync(file, mode);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(folder: string): void {
  // Folders cannot be opened on Windows.
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Replaces a file that still has the expected text. Its permissions stay, and a symbolic link stays a link.
 *
 * @returns the old file, which must be closed; undefined if the text has changed.
 * @throws file system errors; the file is then unchanged.
 */
export function replaceSeen(path: string, seen: string, text: string): ReplacedFile | undefined {
  const target = realpathSync(path);
  const draft = fileDraftOf(target);
  const file = openSync(target, 'r');
  const old = new ReplacedFile(file);
  let isReplaced = false;
  try {
    const { mode, ino } = fstatSync(file);
    writeDraft(draft, text, mode & 0o7777);
    if (old.read() !== seen || statSync(target).ino !== ino) return undefined;
    renameSync(draft, target);
    isReplaced = true;
    syncFolder(dirname(target));
    return old;
  } catch (error) {
    throw namePath(error, path);
  } finally {
    if (!isReplaced) {
      old.close();
      rmSync(draft, { force: true });
    }
  }
}

/** The nearest existing folder above a path. */
function folderAbove(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? folder : folderAbove(folder);
}

/**
 * Writes a file that does not exist, and its folders.
 *
 * @param root folder that symbolic links among its folders must not lead out of.
 * @returns false if it exists by now, or would be outside of `root`.
 * @throws file system errors.
 */
export function writeNew(path: string, text: string, root: string): boolean {
  if (/^\.\.(?:[\\/]|$)/.test(relative(realpathSync(root), realpathSync(folderAbove(path)))))
    return false;
  mkdirSync(dirname(path), { recursive: true });
  const draft = fileDraftOf(path);
  try {
    writeDraft(draft, text);
    // Unlike a rename, a link never replaces an existing file.
    linkSync(draft, path);
    syncFolder(dirname(path));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw namePath(error, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Interval between two reads of a file that may be in the middle of a write, in ms. */
const LOOK_MS = 5;
const MOST_LOOKS = 40;

/**
 * Reads a file that another program may be writing, until its content is stable.
 *
 * @param read reads it. @param known the text that needs no second read.
 */
export function settled(
  read: () => string | undefined,
  known: string | undefined,
): string | undefined {
  let text = read();
  for (let looks = 0; text !== known && looks < MOST_LOOKS; looks += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
    const next = read();
    if (next === text) break;
    text = next;
  }
  return text;
}
