import {
  existsSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileDraftOf } from '../system/draft-file.ts';

/** Old and new path of a file or folder. */
export type Moving = readonly [from: string, to: string];

/** A symbolic link that would lead elsewhere after a move; its paths have no links in their folders. */
interface LeadingAstray {
  /** As it is written before and after. */
  written: string;
  rewritten: string;
  /** Absolute. */
  target: string;
  /** Where it lies before and after. */
  from: string;
  to: string;
}

/** A path without links in its folders, which need not exist yet. */
function realPlace(path: string): string {
  const folder = dirname(path);
  return join(existsSync(folder) ? realpathSync(folder) : realPlace(folder), basename(path));
}

function* linksIn(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(realpathSync(folder), { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) yield join(entry.parentPath, entry.name);
}

function* leadingAstray(
  moves: readonly Moving[],
  folders: readonly string[],
): Generator<LeadingAstray> {
  const places = moves.map(([from, to]) => [realPlace(from), realPlace(to)] as const);
  const moved = (path: string) => {
    const place = places.find(([from]) => path === from || path.startsWith(from + sep));
    return place ? place[1] + path.slice(place[0].length) : path;
  };
  for (const from of new Set(folders.flatMap((folder) => [...linksIn(folder)]))) {
    const written = readlinkSync(from);
    const [target, to] = [resolve(dirname(from), written), moved(from)];
    const wanted = moved(target);
    if (!existsSync(from) || resolve(dirname(to), written) === wanted) continue;
    const rewritten = isAbsolute(written) ? wanted : relative(dirname(to), wanted) || '.';
    yield { written, rewritten, target, from, to };
  }
}

/** Replaces a symbolic link atomically. */
function lead(link: string, target: string): void {
  const draft = fileDraftOf(link);
  try {
    symlinkSync(target, draft);
    renameSync(draft, link);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The symbolic links of a site that lead to or from files that move. What leads nowhere stays as it is. */
export class MovedSymlinks {
  readonly #links: readonly LeadingAstray[];

  /** @param folders in which links are looked for. */
  constructor(moves: readonly Moving[], folders: readonly string[]) {
    this.#links = [...leadingAstray(moves, folders)];
  }

  /** Before the move: if the process is killed in it, links that move lead to their targets wherever they are. */
  loosen(): void {
    for (const { from, to, target } of this.#links) if (from !== to) lead(from, target);
  }

  /** After the move. */
  fasten(): void {
    for (const { to, rewritten } of this.#links) lead(to, rewritten);
  }

  /** After a move that was taken back. */
  restore(): void {
    for (const { from, written } of this.#links)
      if (readlinkSync(from) !== written) lead(from, written);
  }
}
