import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lockOwner } from '../process-lock.ts';
import { BuildFault } from './build-fault.ts';

/**
 * The places that a build of one output folder uses. All lie beside it, on the same file system, so
 * that renaming is atomic; nothing but the finished site is ever inside it.
 */
export interface OutputPlaces {
  out: string;
  stage: string;
  /** Exists only while a finished stage waits to become `out`. */
  ready: string;
  old: string;
  lock: string;
}

export function outputPlaces(out: string): OutputPlaces {
  const beside = (part: string) => join(dirname(out), `.${basename(out)}.touchdown-${part}`);
  return {
    out,
    stage: beside('stage'),
    ready: beside('ready'),
    old: beside('old'),
    lock: beside('lock'),
  };
}

/** What every finished site holds, as the sign that this tool wrote the folder. */
const SIGNATURE = '<meta name="generator" content="Touchdown';

function wasWrittenByTouchdown(folder: string): boolean {
  const page = join(folder, '404.html');
  return (
    existsSync(join(folder, 'page-registry.json')) &&
    existsSync(page) &&
    readFileSync(page, 'utf8').includes(SIGNATURE)
  );
}

/**
 * Refuses to replace a folder that somebody else filled (docs/product.md, "Output").
 *
 * @throws BuildFault if `out` is a file or holds anything this tool did not write.
 */
export function assertReplaceable(out: string): void {
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory())
    throw new BuildFault(`${out} is a file, so the site cannot be written there.`);
  if (readdirSync(out).length > 0 && !wasWrittenByTouchdown(out)) {
    throw new BuildFault(
      `${out} is not empty and was not written by touchdown.\nNothing was changed. Empty the folder or choose another one with --out.`,
    );
  }
}

/**
 * Completes a swap that was cut between its two renames. Every command does this first; a build that
 * is still alive is left alone.
 */
export function completeSwap(places: OutputPlaces): void {
  if (existsSync(places.ready) && lockOwner(places.lock) === undefined) swap(places);
}

/** Clears what a killed build left behind. Call it with the lock taken. */
export function clearLeftovers(places: OutputPlaces): void {
  if (existsSync(places.ready)) swap(places);
  rmSync(places.stage, { recursive: true, force: true });
  if (!existsSync(places.out) && existsSync(places.old)) renameSync(places.old, places.out);
  rmSync(places.old, { recursive: true, force: true });
}

/** Puts the finished stage in the place of the old site with two renames back to back. */
export function publishStage(places: OutputPlaces): void {
  writeFileSync(places.ready, '');
  swap(places);
}

function swap(places: OutputPlaces): void {
  if (existsSync(places.stage)) {
    if (existsSync(places.out)) {
      rmSync(places.old, { recursive: true, force: true });
      renameSync(places.out, places.old);
    }
    renameSync(places.stage, places.out);
  }
  rmSync(places.ready, { force: true });
  rmSync(places.old, { recursive: true, force: true });
}
