import { type Dirent, opendirSync } from 'node:fs';

/** Entries that are in memory at once. */
const BUFFERED = 512;

/**
 * What is directly inside a folder, in no certain order, without ever holding all of it.
 *
 * @throws what the file system throws if the folder cannot be read.
 */
export function* folderEntries(folder: string): Generator<Dirent> {
  const open = opendirSync(folder, { bufferSize: BUFFERED });
  try {
    for (let entry = open.readSync(); entry !== null; entry = open.readSync()) yield entry;
  } finally {
    open.closeSync();
  }
}
