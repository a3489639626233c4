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
import { outputRecordFile } from './output-record.ts';
import { compareWithRecord } from './recorded-output.ts';
import { removeReplaced } from './remove-replaced.ts';

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * The paths that a build of one output folder uses. All are siblings of it on the same file system, so that renames
 * are atomic; the output folder itself only ever contains a finished site.
 */
export interface OutputPaths {
  out: string;
  stage: string;
  /** Exists only while a finished stage waits to become `out`; lists the kept paths. */
  ready: string;
  old: string;
  lock: string;
  /** Record of what the last build wrote, if the site has one. */
  record?: string;
}

/**
 * @param given the output folder; if it is a link, the site goes to its target.
 * @param root folder of the site, which stores the records of its builds.
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

/** Removes leftovers of a killed build: files of the old site are identified by their record and their names. */
function removeOld(places: OutputPaths): void {
  const { out, old } = places;
  if (!existsSync(old)) return;
  removeReplaced(old, out, builtFiles(old, compareWithRecord(places, listFiles(old))));
}

/** Two commands started at once: the other one completes the swap. */
function beaten(owner: number): BuildFault {
  return new BuildFault(
    `Process ${owner} is putting the last build in place. Run this command again.`,
  );
}

/**
 * Completes a swap that was interrupted between its renames. Every command does this first; a running build is left
 * alone.
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

/** Removes what a killed build left behind. The caller must hold the lock. */
export function clearLeftovers(paths: OutputPaths): void {
  if (existsSync(paths.ready)) swap(paths);
  rmSync(paths.stage, { recursive: true, force: true });
  if (!existsSync(paths.out) && existsSync(paths.old)) renameSync(paths.old, paths.out);
  removeOld(paths);
  sweepDrafts(dirname(paths.out), `.${basename(paths.out)}.touchdown-`);
}

/**
 * Replaces the old site with the finished stage, with two consecutive renames.
 *
 * @param kept paths in the old site to move to the new one.
 * @param isBuilt returns true for files of the old site that a build wrote; others are not removed.
 * @throws file system errors; the old site is then back in place.
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

/** Paths in the output folder to move to the new site. */
function readKept(ready: string): string[] {
  const text = readFileSync(ready, 'utf8');
  return text === '' ? [] : JSON.parse(text);
}

function move(path: string, from: string, to: string): void {
  if (!isThere(join(from, path)) || isThere(join(to, path))) return;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  renameSync(join(from, path), join(to, path));
}

/** Resumes after an interruption at any point: what has already been moved is skipped. */
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
