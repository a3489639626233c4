import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile, sweepDrafts } from '../system/draft-file.ts';
import { lockOwner, takeLock } from '../system/process-lock.ts';
import { listFiles } from './file-listing.ts';
import { builtFiles } from './output-owner.ts';
import { compareWithRecord, outputRecordFile } from './output-record.ts';
import { removeReplaced } from './remove-replaced.ts';

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * The places that a build of one output folder uses. All lie beside it, on the same file system, so
 * that renaming is atomic; nothing but the finished site is ever inside it.
 */
export interface OutputPaths {
  out: string;
  stage: string;
  /** Exists only while a finished stage waits to become `out`; lists what is kept. */
  ready: string;
  old: string;
  lock: string;
  /** What the last build wrote, as far as the site keeps it. */
  record?: string;
}

/**
 * @param given the output folder; if it is a link, the site goes into the folder it leads to.
 * @param root folder of the site, which keeps a record of its builds.
 */
export function outputPaths(given: string, root: string): Required<OutputPaths>;
export function outputPaths(given: string, root?: string): OutputPaths;
export function outputPaths(given: string, root?: string): OutputPaths {
  const out = isLink(given) && existsSync(given) ? realpathSync(given) : given;
  const beside = (part: string) => join(dirname(out), `.${basename(out)}.touchdown-${part}`);
  return {
    out,
    stage: beside('stage'),
    ready: beside('ready'),
    old: beside('old'),
    lock: beside('lock'),
    ...(root === undefined ? {} : { record: outputRecordFile(root, out) }),
  };
}

/** What a killed build left: the files of the last site are known by their record and their names. */
function removeOld(places: OutputPaths): void {
  const { out, old } = places;
  if (!existsSync(old)) return;
  removeReplaced(old, out, builtFiles(old, compareWithRecord(places, listFiles(old))));
}

/** Two commands that begin at once: the other one completes the swap. */
function beaten(owner: number): BuildFault {
  return new BuildFault(
    `Process ${owner} is putting the last build in place at this moment. Run this again.`,
  );
}

/**
 * Completes a swap that was cut between its renames. Every command does this first; a build that
 * is still alive is left alone.
 */
export function completeSwap(paths: OutputPaths): void {
  if (!existsSync(paths.ready) || lockOwner(paths.lock) !== undefined) return;
  const release = takeLock(paths.lock, beaten);
  try {
    if (existsSync(paths.ready)) swap(paths);
    removeOld(paths);
  } finally {
    release();
  }
}

/** Clears what a killed build left behind. Call it with the lock taken. */
export function clearLeftovers(paths: OutputPaths): void {
  if (existsSync(paths.ready)) swap(paths);
  rmSync(paths.stage, { recursive: true, force: true });
  if (!existsSync(paths.out) && existsSync(paths.old)) renameSync(paths.old, paths.out);
  removeOld(paths);
  sweepDrafts(dirname(paths.out), `.${basename(paths.out)}.touchdown-`);
}

/**
 * Puts the finished stage in the place of the old site with two renames back to back.
 *
 * @param kept paths in the old site that move into the new one.
 * @param isBuilt tells which files of the old site a build wrote; others are not removed.
 * @throws what the file system throws; then the old site is in its place.
 */
export function publishStage(
  paths: OutputPaths,
  kept: readonly string[],
  isBuilt: (path: string) => boolean,
): void {
  replaceFile(paths.ready, JSON.stringify(kept));
  try {
    swap(paths);
  } catch (error) {
    undoSwap(paths);
    throw error;
  }
  removeReplaced(paths.old, paths.out, isBuilt);
}

/** Paths inside the output folder that the new site takes over. */
function readKept(ready: string): string[] {
  const text = readFileSync(ready, 'utf8');
  return text === '' ? [] : JSON.parse(text);
}

function move(path: string, from: string, to: string): void {
  if (!isThere(join(from, path)) || isThere(join(to, path))) return;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  renameSync(join(from, path), join(to, path));
}

/** Goes on from wherever it was cut: what has been moved already is not there to be moved again. */
function swap({ out, stage, ready, old }: OutputPaths): void {
  if (existsSync(stage)) {
    for (const path of readKept(ready)) {
      move(path, out, stage);
      move(path, old, stage);
    }
    if (existsSync(out)) renameSync(out, old);
    renameSync(stage, out);
  }
  rmSync(ready, { force: true });
}

function undoSwap({ out, stage, ready, old }: OutputPaths): void {
  if (!existsSync(out) && existsSync(old)) renameSync(old, out);
  for (const path of readKept(ready)) move(path, stage, out);
  rmSync(ready, { force: true });
}
