import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { replaceFile, sweepDrafts } from '../draft-file.ts';
import { SITE_ROOT } from '../site-root.ts';
import type { FileListing } from './file-listing.ts';

/**
 * What the last build into an output folder wrote. Its first line is the folder, then a line with size,
 * time and path of each file, and at last the checksum of all these lines.
 */
const RECORDS = join(SITE_ROOT, '.touchdown/outputs');
const ENDING = '.txt';

/** Names everything that is kept in `.touchdown/` for one output folder. */
export function outputKey(out: string): string {
  return createHash('sha256').update(out).digest('hex').slice(0, 16);
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The lines of a record; undefined if it is missing or not as it was written. */
function readLines(path: string): string[] | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  if (text.slice(end).trimEnd() !== checksum(text.slice(0, end))) return undefined;
  return text.slice(0, end - 1).split('\n');
}

/** Longer paths than this no system takes. */
const LONGEST_PATH = 4096;

function firstLine(path: string): string {
  const start = Buffer.alloc(LONGEST_PATH);
  const file = openSync(path, 'r');
  try {
    const text = start.toString('utf8', 0, readSync(file, start));
    return text.slice(0, text.indexOf('\n'));
  } finally {
    closeSync(file);
  }
}

/** What the last build wrote into `out`; undefined if that is not known. */
export function readOutputRecord(out: string): FileListing | undefined {
  const lines = readLines(join(RECORDS, outputKey(out) + ENDING));
  if (lines?.shift() !== out) return undefined;
  return new Map(
    lines.map((line) => {
      const [size, mtimeMs, ...path] = line.split(' ');
      return [path.join(' '), [Number(size), Number(mtimeMs)]];
    }),
  );
}

/** Keeps what a build is about to put into `out`. */
export function writeOutputRecord(out: string, files: FileListing): void {
  const lines = [out, ...[...files].map(([path, stamp]) => `${stamp[0]} ${stamp[1]} ${path}`)];
  const text = `${lines.join('\n')}\n`;
  mkdirSync(RECORDS, { recursive: true });
  replaceFile(join(RECORDS, outputKey(out) + ENDING), `${text}${checksum(text)}\n`);
}

/**
 * Forgets the output folders that are gone.
 *
 * @param isWanted tells whether a folder is there or about to be.
 * @returns the keys of those that are.
 */
export function sweepOutputRecords(isWanted: (out: string) => boolean): Set<string> {
  const living = new Set<string>();
  if (!existsSync(RECORDS)) return living;
  sweepDrafts(RECORDS);
  for (const name of readdirSync(RECORDS).filter((name) => name.endsWith(ENDING))) {
    const path = join(RECORDS, name);
    if (isWanted(firstLine(path))) living.add(name.slice(0, -ENDING.length));
    else rmSync(path, { force: true });
  }
  return living;
}
