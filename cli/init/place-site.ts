import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { draftOf, replaceFile } from '../system/draft-file.ts';
import { makeFolder } from '../system/make-folder.ts';
import { clearInterrupted, DRAFT, noteFiles } from './interrupted-site.ts';

/** Allowed entries in the folder of a new site: what `git init` and `npm install` create. */
const MAY_BE_THERE = new Set(['.git', 'node_modules', 'package.json', 'package-lock.json']);

const MANIFEST = 'package.json';

/** A folder that cannot be used for a site. */
export class FolderFault extends Error {}

/**
 * Checks that a folder can be used for a new site.
 *
 * @throws FolderFault if it contains other files, or is a file.
 */
export function assertVacant(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) throw new FolderFault(`${folder} is a file; name a folder.`);
  clearInterrupted(folder, MAY_BE_THERE);
  const [first] = readdirSync(folder).filter((name) => !MAY_BE_THERE.has(name));
  if (first === undefined) return;
  throw new FolderFault(
    `${folder} is not empty: there is ${first}. A new site needs a folder of its own.`,
  );
}

/** The outermost missing folder on a path; undefined if the path exists. */
function firstMissing(path: string): string | undefined {
  if (existsSync(path)) return undefined;
  return firstMissing(dirname(path)) ?? path;
}

/** Moves the entries of a draft to a folder; if one fails, all are removed again. */
function moveIn(draft: string, folder: string): void {
  const kept = join(folder, MANIFEST);
  const manifest = existsSync(kept) ? readFileSync(kept) : undefined;
  const moved: string[] = [];
  const takeNoteAway = noteFiles(folder, draft);
  try {
    for (const name of readdirSync(draft)) {
      if (name === MANIFEST && manifest !== undefined) continue;
      renameSync(join(draft, name), join(folder, name));
      moved.push(name);
    }
    if (manifest !== undefined) replaceFile(kept, readFileSync(join(draft, MANIFEST)));
  } catch (error) {
    for (const name of moved) rmSync(join(folder, name), { recursive: true, force: true });
    throw error;
  } finally {
    takeNoteAway();
  }
}

/** A folder in which files are prepared. */
export class SiteDraft {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Writes files by their paths in the draft. */
  write(files: ReadonlyMap<string, string | Uint8Array>): void {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), content);
    }
  }
}

/**
 * Puts a whole site into a folder, or nothing: it is written to a draft inside the folder, whose entries are then
 * moved.
 *
 * @param folder absolute path, vacant; created if it does not exist.
 * @param fill writes the files of the site to the draft.
 * @throws errors of `fill` or the file system; the folder is then unchanged.
 */
export function placeSite(folder: string, fill: (draft: SiteDraft) => void): void {
  const made = firstMissing(folder);
  makeFolder(folder);
  const draft = new SiteDraft(draftOf(join(folder, DRAFT)));
  try {
    fill(draft);
    moveIn(draft.folder, folder);
  } catch (error) {
    if (made !== undefined) rmSync(made, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(draft.folder, { recursive: true, force: true });
  }
}
