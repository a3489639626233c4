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
import { draftOf, replaceFile, sweepDrafts } from '../system/draft-file.ts';

/** What may be in a folder that becomes a site: what `git init` and `npm install` leave there. */
const MAY_BE_THERE = new Set(['.git', 'node_modules', 'package.json', 'package-lock.json']);

const MANIFEST = 'package.json';

/** A folder that no site can be put into. */
export class FolderFault extends Error {}

/**
 * Checks that a folder is there for a site alone.
 *
 * @throws FolderFault if it holds something of somebody's, or is a file.
 */
export function assertVacant(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) throw new FolderFault(`${folder} is a file; name a folder.`);
  sweepDrafts(folder, DRAFT);
  const [first] = readdirSync(folder).filter((name) => !MAY_BE_THERE.has(name));
  if (first === undefined) return;
  throw new FolderFault(
    `${folder} is not empty: there is ${first}. A new site needs a folder of its own.`,
  );
}

/** Beginning of the name of a draft inside the folder that the site is put into. */
const DRAFT = '.new-site';

/** The outermost folder that has to be made for a path; undefined if it is there. */
function firstMissing(path: string): string | undefined {
  if (existsSync(path)) return undefined;
  return firstMissing(dirname(path)) ?? path;
}

/** Moves the entries of a draft into a folder; if one cannot be moved, all go. */
function moveIn(draft: string, folder: string): void {
  const kept = join(folder, MANIFEST);
  const manifest = existsSync(kept) ? readFileSync(kept) : undefined;
  const moved: string[] = [];
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
 * Puts a whole site into a folder or nothing: it is written to a draft beside its place, which then moves there.
 *
 * @param folder absolute path, vacant; made if it is not there.
 * @param fill writes the files of the site into the draft.
 * @throws what `fill` or the file system throws; then the folder is as it was.
 */
export function placeSite(folder: string, fill: (draft: SiteDraft) => void): void {
  const made = firstMissing(folder);
  mkdirSync(folder, { recursive: true });
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
