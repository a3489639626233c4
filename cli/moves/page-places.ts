import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { COMPONENT, isPageFile, routeFolders } from '../content/pages/page-routes.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { MoveFault } from './move-fault.ts';
import { MovedSymlinks, type Moving } from './moved-symlinks.ts';

/** Entries of a page's folder that belong to it, and not to the pages below it. */
export function ownEntries(folder: string): string[] {
  const below = new Set([...routeFolders(folder)].map((route) => route.split('/', 1)[0]));
  return readdirSync(folder).filter((name) => !below.has(name));
}

/**
 * The entries of a page's folder that move with it. If it moves into a folder of its own that is there already, that one
 * stays: an earlier move that was killed has left it there with what it had moved, and this one completes it.
 */
export function movedEntries(from: string, to: string): string[] {
  const inside = relative(from, to).split(sep)[0];
  const isInside = to.startsWith(from + sep) && existsSync(to);
  return ownEntries(from).filter((name) => !(isInside && name === inside));
}

/**
 * Moves files or folders; if one cannot be moved, those before it are moved back.
 *
 * @param folders in which symbolic links may lead to or from them.
 */
function moveAll(moves: readonly Moving[], folders: readonly string[]): void {
  for (const [from, to] of moves)
    if (existsSync(to) || to.startsWith(from + sep)) throw new MoveFault(`${to} is there already.`);
  const links = new MovedSymlinks(moves, folders);
  const moved: Moving[] = [];
  try {
    links.loosen();
    for (const [from, to] of moves) {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
      moved.push([from, to]);
    }
    links.fasten();
  } catch (error) {
    for (const [from, to] of moved) renameSync(to, from);
    links.restore();
    throw error;
  }
}

/** Folders of a site whose symbolic links may lead to or from a page. */
function linkingFolders({ root, landingsDir }: SitePaths): string[] {
  return [join(root, 'pages'), join(root, 'site'), landingsDir];
}

/** Moves the file of a landing. */
export function moveFile(from: string, to: string, site: SitePaths): void {
  moveAll([[from, to]], linkingFolders(site));
}

/**
 * Moves what belongs to a page to another folder, and removes folders that become empty. A folder without other pages
 * moves as a whole. Otherwise the file that makes the page is last: if the process is killed, the page is still there,
 * and moving it again completes it.
 */
export function moveFolder(from: string, to: string, site: SitePaths): void {
  const folders = linkingFolders(site);
  const names = movedEntries(from, to);
  const isWhole = names.length === readdirSync(from).length && !existsSync(to);
  if (isWhole && !to.startsWith(from + sep)) {
    moveAll([[from, to]], folders);
  } else {
    const isLast = (name: string) => Number(isPageFile(name) || name === COMPONENT);
    const order = names.sort((a, b) => isLast(a) - isLast(b));
    const moves = order.map((name): Moving => [join(from, name), join(to, name)]);
    moveAll(moves, folders);
    removeEmpty(from);
  }
  removeEmpty(dirname(from));
}

/**
 * Moves entries of a page's folder back to it, as far as a move that was killed has taken them along, and removes
 * folders that become empty.
 */
export function moveEntriesBack(
  from: string,
  to: string,
  names: readonly string[],
  site: SitePaths,
): void {
  const moves = names.map((name): Moving => [join(to, name), join(from, name)]);
  const taken = moves.filter(([there, back]) => existsSync(there) && !existsSync(back));
  moveAll(taken, linkingFolders(site));
  for (let at = to; at !== from && at !== join(site.root, 'pages'); at = dirname(at))
    removeEmpty(at);
}

/** Removes files, and a page's folder if it becomes empty; the folder of landings is kept. */
export function removeFiles(files: readonly string[]): void {
  for (const file of files) unlinkSync(file);
  const ofPages = files.filter((file) => basename(file).startsWith('page.'));
  for (const folder of new Set(ofPages.map((file) => dirname(file)))) removeEmpty(folder);
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty.
  }
}
