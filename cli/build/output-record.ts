import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../site/site-paths.ts';
import { checksumOf, writtenTexts } from '../system/checked-lines.ts';
import { sweepDrafts } from '../system/draft-file.ts';
import { replaceLines } from '../system/line-writer.ts';
import type { FileListing, FileStamp } from './file-listing.ts';

const ENDING = '.txt';

/** Identifies one output folder in `.touchdown/`. */
export function outputKey(out: string): string {
  return createHash('sha256').update(out).digest('hex').slice(0, 16);
}

/** Folder with the records of all output folders of a site. */
function recordFolder(root: string): string {
  return cacheFolder(root, 'outputs');
}

/**
 * File in which a site records what its last build wrote to an output folder. The first line is the folder; a line
 * with size, time and path of each file follows, and at the end the checksum of all these lines.
 *
 * @param root folder of the site.
 */
export function outputRecordFile(root: string, out: string): string {
  return join(recordFolder(root), outputKey(out) + ENDING);
}

/**
 * An output folder and the record of the last build into it; without a record nothing is known about that build.
 */
export interface RecordPaths {
  out: string;
  record?: string;
}

/**
 * Iterates over the files that the last build wrote to `out`.
 *
 * @param take returns whether to continue.
 * @returns the record's checksum; undefined if there is no record, it is corrupt, or `take` stopped.
 */
export function readRecord(
  { out, record }: RecordPaths,
  take: (path: string, stamp: FileStamp) => boolean,
): string | undefined {
  if (record === undefined) return undefined;
  let file: number | undefined;
  try {
    file = openSync(record, 'r');
    const checksum = checksumOf(file);
    if (checksum === undefined) return undefined;
    const lines = writtenTexts(file);
    const heading = lines.next();
    if (heading.done || heading.value !== out) return undefined;
    for (const text of lines) {
      const time = text.indexOf(' ') + 1;
      const path = text.indexOf(' ', time) + 1;
      const stamp = [Number(text.slice(0, time)), Number(text.slice(time, path))] as const;
      if (!take(text.slice(path), stamp)) return undefined;
    }
    return checksum;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Number of pages of the last build that the new one no longer contains. */
export function countRemovedPages(paths: RecordPaths, files: FileListing): number {
  let removed = 0;
  readRecord(paths, (path) => {
    if (path.endsWith('.html') && !files.has(path)) removed += 1;
    return true;
  });
  return removed;
}

function* recordLines(out: string, files: FileListing): Generator<string> {
  yield out;
  for (const [path, [size, mtimeMs]] of files) yield `${size} ${mtimeMs} ${path}`;
}

/**
 * Records what a build is about to put into `out`.
 *
 * @returns the checksum of the record.
 */
export function writeOutputRecord(
  { out, record }: Required<RecordPaths>,
  files: FileListing,
): string {
  mkdirSync(dirname(record), { recursive: true });
  return replaceLines(record, recordLines(out, files));
}

/** No system allows longer paths. */
const LONGEST_PATH = 4096;

/** The folder that a record belongs to; undefined if another process has just removed the record. */
function folderOf(path: string): string | undefined {
  const start = Buffer.alloc(LONGEST_PATH);
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const text = start.toString('utf8', 0, readSync(file, start));
    return text.slice(0, text.indexOf('\n'));
  } finally {
    closeSync(file);
  }
}

/**
 * Removes the records of output folders that no longer exist.
 *
 * @param root folder of the site.
 * @param isWanted returns true if a folder exists or is about to.
 * @returns the keys of the remaining ones.
 */
export function sweepOutputRecords(root: string, isWanted: (out: string) => boolean): Set<string> {
  const living = new Set<string>();
  const records = recordFolder(root);
  if (!existsSync(records)) return living;
  sweepDrafts(records);
  for (const name of readdirSync(records).filter((name) => name.endsWith(ENDING))) {
    const path = join(records, name);
    const out = folderOf(path);
    if (out !== undefined && isWanted(out)) living.add(name.slice(0, -ENDING.length));
    else rmSync(path, { force: true });
  }
  return living;
}

/**
 * Iterates over the recorded files of all output folders of a site.
 *
 * @returns false if the list is incomplete because a record is corrupt.
 */
export function eachRecordedFile(root: string, take: (path: string) => void): boolean {
  const records = recordFolder(root);
  if (!existsSync(records)) return true;
  const names = readdirSync(records).filter((name) => name.endsWith(ENDING));
  return names.every((name) => {
    const record = join(records, name);
    const out = folderOf(record);
    const each = (path: string) => {
      take(path);
      return true;
    };
    return out !== undefined && readRecord({ out, record }, each) !== undefined;
  });
}
