import { join, relative, sep } from 'node:path';
import { escaped } from '../rules/find-source.ts';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { withChangedLines, withMovedFiles } from '../severity/baseline-files.ts';
import type { MovedPage } from './moved-page.ts';
import { movedEntries } from './page-places.ts';
import type { SiteChanges } from './site-changes.ts';

/** The address that links had, and the one that they have now. */
interface Relinking {
  from: string;
  to: string;
}

/** The name of a file or folder in the entries of a baseline. */
function nameIn(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

/**
 * The names of files once a page has moved.
 *
 * @param to its new file or folder.
 */
export function movedNames(
  root: string,
  { place, kind }: MovedPage,
  to: string,
): (file: string) => string {
  const [before, after] = [nameIn(root, place), nameIn(root, to)];
  const own =
    kind === 'page' ? movedEntries(place, to).map((name) => `${before}/${name}`) : [before];
  return (file) =>
    own.some((name) => file === name || file.startsWith(`${name}/`))
      ? after + file.slice(before.length)
      : file;
}

/** The lines of a text in which links have got another target, by what they were. */
function relinked(before: string, after: string, { from, to }: Relinking): Map<string, string> {
  const lines = new Set(after.split('\n'));
  const link = new RegExp(`${escaped(from)}(?![\\w-])(?:#[\\w-]*)?`, 'g');
  const changed = new Map<string, string>();
  for (const line of before.split('\n')) {
    if (lines.has(line)) continue;
    const expected = [line.replaceAll(from, to), line.replace(link, () => to)];
    const now = expected.find((words) => lines.has(words));
    if (now !== undefined) changed.set(line, now);
  }
  return changed;
}

/** The lines of all files in which links have got another target. */
function relinkedLines(changes: SiteChanges, root: string, move: Relinking) {
  const files = new Map<string, Map<string, string>>();
  for (const { path, before, after } of changes.texts())
    files.set(nameIn(root, path), relinked(before, after, move));
  return files;
}

/** Lets the known findings of a page follow it to its new file or folder, so that they are not reported again. */
export function moveKnownFindings(
  changes: SiteChanges,
  root: string,
  movedName: (file: string) => string,
  move: Relinking,
): void {
  changes.replaceText(join(root, BASELINE_FILE), (text) =>
    withMovedFiles(withChangedLines(text, relinkedLines(changes, root, move)), movedName),
  );
}

/** Takes the known findings of removed files out of the baseline. */
export function dropKnownFindings(
  changes: SiteChanges,
  root: string,
  removed: readonly string[],
  move: Relinking,
): void {
  const gone = new Set(removed.map((path) => nameIn(root, path)));
  changes.replaceText(join(root, BASELINE_FILE), (text) =>
    withMovedFiles(withChangedLines(text, relinkedLines(changes, root, move)), (file) =>
      gone.has(file) ? undefined : file,
    ),
  );
}
