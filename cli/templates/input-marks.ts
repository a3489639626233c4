import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stampText } from '../content/file-stamp.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { ENGINE_FOLDERS } from './source-folders.ts';

/** Stamps of some files, combined. */
export interface Marks {
  stamps: string;
  /** Time of the latest change, in milliseconds. */
  newest: number;
}

/** Stamps of all files that a build reads, combined. */
export interface InputMarks {
  engine: Marks;
  /** The same without the landings. */
  besideLandings: Marks;
  hash: string;
  /** Time of the latest change, in milliseconds. */
  newest: number;
  /** The stamp of each file in the folder of landings. */
  landings: Map<string, string>;
}

/**
 * What commands read of a site besides landings and configuration; installed packages are identified by their lock
 * file.
 */
const SITE_ENTRIES = [
  ...['pages', 'site', 'media', 'published-addresses.txt', 'lint-baseline.txt'],
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
];

/** Files that git changes with each commit and each checkout. */
const OF_HEAD = ['HEAD', 'logs/HEAD'];

/** The git folder of the repository that contains a folder. */
function gitFolder(folder: string): string | undefined {
  const path = join(folder, '.git');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return path;
  // In a linked work tree it is a file with the path of the folder.
  if (stats)
    return resolve(
      folder,
      readFileSync(path, 'utf8')
        .replace(/^gitdir: /, '')
        .trim(),
    );
  return folder === dirname(folder) ? undefined : gitFolder(dirname(folder));
}

/** Characters hashed at once. */
const CHUNK = 64 * 1024;

/** Receives the files directly inside a folder. */
type OnChild = (name: string, stamp: string) => void;

/** Combines stamps; a folder contributes the names and stamps of its content. */
class Marker {
  readonly #hash = createHash('sha256');
  #waiting = '';
  /** Time of the latest change seen, in milliseconds. */
  newest = 0;

  /**
   * @returns the stamp of a file.
   * @throws if a folder contains a link to another one, which may lead anywhere.
   */
  add(path: string, onChild?: OnChild): string | undefined {
    const stats = statSync(path, { throwIfNoEntry: false });
    this.newest = Math.max(this.newest, stats?.ctimeMs ?? 0);
    if (stats?.isDirectory()) {
      this.#folder(path, onChild);
      return undefined;
    }
    const stamp = stats && stampText(stats);
    this.#note(stamp === undefined ? `${path}\n` : `${path}\0${stamp}\n`);
    return stamp;
  }

  #folder(path: string, onChild?: OnChild): void {
    const entries = readdirSync(path, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    this.#note(`${path}/ ${entries.length}\n`);
    for (const entry of entries) {
      const child = `${path}/${entry.name}`;
      if (entry.isSymbolicLink() && statSync(child).isDirectory())
        throw new Error(`${path} has a link to a folder.`);
      const stamp = this.add(child);
      if (stamp !== undefined) onChild?.(entry.name, stamp);
    }
  }

  /** Hashing many small texts one by one takes longer than the texts together. */
  #note(text: string): void {
    this.#waiting += text;
    if (this.#waiting.length < CHUNK) return;
    this.#hash.update(this.#waiting);
    this.#waiting = '';
  }

  /** Adds what has been combined elsewhere. */
  include({ stamps, newest }: Marks): void {
    this.#note(`${stamps}\n`);
    this.newest = Math.max(this.newest, newest);
  }

  /** Of everything added until now. */
  marks(): Marks {
    this.#hash.update(this.#waiting);
    this.#waiting = '';
    return { stamps: this.#hash.copy().digest('hex'), newest: this.newest };
  }
}

/**
 * Marks of the engine's files, taken once in a process: what it makes is of the code that it has loaded, whatever
 * becomes of the files.
 */
let ofEngine: Marks | undefined;

/** @throws if they cannot be determined. */
function readEngine(): Marks {
  const marker = new Marker();
  for (const source of [...ENGINE_FOLDERS, 'package-lock.json'])
    marker.add(join(ENGINE_ROOT, source));
  return marker.marks();
}

/** The marks of what the fingerprints of the engine depend on; undefined if they cannot be determined. */
export function markEngine(): Marks | undefined {
  try {
    ofEngine ??= readEngine();
    return ofEngine;
  } catch {
    return undefined;
  }
}

/**
 * Combines the stamps of every file that a build reads, without opening any.
 *
 * @param others absolute paths of further files.
 * @returns undefined if they cannot be determined.
 */
export function markInputs(
  { root, landingsDir, configFile }: SitePaths,
  others: readonly string[],
): InputMarks | undefined {
  const engine = markEngine();
  if (!engine) return undefined;
  const marker = new Marker();
  const landings = new Map<string, string>();
  try {
    marker.include(engine);
    for (const entry of SITE_ENTRIES) marker.add(join(root, entry));
    for (const path of [configFile, ...others]) marker.add(path);
    const git = gitFolder(root);
    if (git) for (const file of OF_HEAD) marker.add(join(git, file));
    const besideLandings = marker.marks();
    marker.add(landingsDir, (name, stamp) => landings.set(name, stamp));
    const { stamps: hash, newest } = marker.marks();
    return { engine, besideLandings, hash, newest, landings };
  } catch {
    return undefined;
  }
}
