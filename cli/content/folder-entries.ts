import { type Dirent, opendirSync } from 'node:fs';

/** Entries in memory at once. */
const BUFFERED = 512;

/**
 * The direct entries of a folder, in no particular order, without ever holding all of them.
 *
 * @throws file system errors if the folder cannot be read.
 */
export function* folderEntries(folder: string): Generator<Dirent> {
  const open = opendirSync(folder, { bufferSize: BUFFERED });
  try {
    for (let entry = open.readSync(); entry !== null; entry = open.readSync()) yield entry;
  } finally {
    open.closeSync();
  }
}
