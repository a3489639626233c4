import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { draftOf, sweepDrafts, sweepFileDrafts } from '../system/draft-file.ts';
import { isRunning } from '../system/process-identity.ts';

/** Prefix of everything that a run puts into the folder before the site stands there. */
export const DRAFT = '.new-site';

/** Prefix of the note of what a run is moving into the folder; the suffix says which process. */
const NOTE = `${DRAFT}-files`;

const WRITER = /\.(\d+(?:-\d+)?)\.draft$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function digest(path: string): string {
  return hash('sha256', readFileSync(path));
}

/**
 * Notes the files of a draft before they are moved into a folder.
 *
 * @returns takes the note away, once they stand there or have been removed.
 */
export function noteFiles(folder: string, draft: string): () => void {
  const note = draftOf(join(folder, NOTE));
  const digests = filesIn(draft).map((path) => [path, digest(join(draft, path))]);
  writeFileSync(note, JSON.stringify(Object.fromEntries(digests)));
  return () => rmSync(note, { force: true });
}

/** What a run that was killed has noted; undefined if there is none, or the note was cut off. */
function notedIn(folder: string): Readonly<Record<string, string>> | undefined {
  const note = readdirSync(folder).find((name) => name.startsWith(NOTE));
  const writer = note && WRITER.exec(note)?.[1];
  if (note === undefined || writer === undefined || isRunning(writer)) return undefined;
  try {
    return JSON.parse(readFileSync(join(folder, note), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Removes a file and the folders above it that it leaves empty. */
function removeFile(path: string, folder: string): void {
  rmSync(path);
  for (let at = dirname(path); at !== folder && readdirSync(at).length === 0; at = dirname(at))
    rmSync(at, { recursive: true });
}

/**
 * Clears a folder of what a run that was killed has left there: drafts, and the part of the site that it had moved,
 * if nothing else is there and nobody has changed it since.
 *
 * @param mayStay names that a new site may find in its folder.
 */
export function clearInterrupted(folder: string, mayStay: ReadonlySet<string>): void {
  sweepFileDrafts(folder);
  const noted = notedIn(folder);
  if (noted) {
    const entries = readdirSync(folder).filter(
      (name) => !mayStay.has(name) && !name.startsWith(DRAFT),
    );
    const files = entries.flatMap((name) =>
      statSync(join(folder, name)).isDirectory()
        ? filesIn(join(folder, name)).map((path) => join(name, path))
        : [name],
    );
    const isOurs = files.every((path) => noted[path] === digest(join(folder, path)));
    if (isOurs) for (const path of files) removeFile(join(folder, path), folder);
  }
  sweepDrafts(folder, DRAFT);
}
