import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { cacheFolder, type SitePaths } from '../site/site-paths.ts';
import { isClosedCache } from '../site/temporary-cache.ts';
import { inWritingTurn } from '../site/writing-turn.ts';
import { replaceFile, replaceUnchanged } from '../system/draft-file.ts';
import { type MovedPage, pageAt } from './moved-page.ts';
import { movedEntries, moveEntriesBack } from './page-places.ts';
import { renameRecords } from './page-records.ts';

/** The content of one file before and after. */
export interface Change {
  before: Buffer;
  after: Buffer;
}

/** A page that is moved or removed. */
export interface Moving {
  page: MovedPage;
  /** Its file or folder from now on; undefined if it is removed. */
  target?: string;
}

/** What a command is about to change. Paths are relative to the site's folder, which may be copied. */
const Note = z.object({
  page: z.string(),
  place: z.string(),
  target: z.string().optional(),
  /** What moves of a page's folder. */
  entries: z.array(z.string()),
  /** The content of each file before, in base64, and the hash of what it becomes. */
  files: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
});

function notePath(root: string): string {
  return join(cacheFolder(root, 'moves'), 'unfinished.json');
}

const digest = (content: Uint8Array) => hash('sha256', content);

/**
 * Notes what a command is about to change, so that the next one can take it back if this one is killed.
 *
 * @returns takes the note away, once everything is changed or as it was.
 */
export function noteMove(
  { root }: SitePaths,
  { page, target }: Moving,
  changes: ReadonlyMap<string, Change>,
): () => void {
  if (isClosedCache(root)) return () => {};
  const isFolder = page.kind === 'page' && target !== undefined;
  const note: z.infer<typeof Note> = {
    page: page.path,
    place: relative(root, page.place),
    ...(target !== undefined && { target: relative(root, target) }),
    entries: isFolder ? movedEntries(page.place, target) : [],
    files: [...changes].map(([path, { before, after }]) => ({
      path: relative(root, path),
      ...{ before: before.toString('base64'), after: digest(after) },
    })),
  };
  const path = notePath(root);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, JSON.stringify(note));
  return () => rmSync(path, { force: true });
}

function readNote(root: string): z.infer<typeof Note> | undefined {
  const path = notePath(root);
  if (!existsSync(path)) return undefined;
  try {
    return Note.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Puts files back that are as the command wrote them; what somebody has changed since stays. */
function restore({ files }: z.infer<typeof Note>, root: string): void {
  for (const { path: name, before, after } of files) {
    const path = join(root, name);
    const now = existsSync(path) ? readFileSync(path) : undefined;
    if (now && digest(now) === after) replaceUnchanged(path, now, Buffer.from(before, 'base64'));
  }
}

/**
 * Takes back what a command that was killed had changed, unless its page has already moved or is gone: that is its
 * last step. Nobody else may be moving a page meanwhile.
 *
 * @returns the address of that page; undefined if there was nothing to take back.
 */
export function takeBackInterrupted(site: SitePaths): string | undefined {
  const { root, landingsDir } = site;
  const note = readNote(root);
  const page = note && pageAt(note.page, site);
  if (page && page.place === join(root, note.place))
    inWritingTurn(root, () => {
      const target = note.target === undefined ? undefined : join(root, note.target);
      if (target !== undefined && page.kind === 'page')
        moveEntriesBack(page.place, target, note.entries, site);
      restore(note, root);
      if (target !== undefined && page.kind === 'landing')
        renameRecords(landingsDir, basename(target, '.yaml'), note.page.slice(1));
    });
  rmSync(notePath(root), { force: true });
  return page?.path;
}
