import { join, relative, sep } from 'node:path';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { withMovedFiles } from '../severity/baseline-files.ts';
import type { MovedPage } from './moved-page.ts';
import { ownEntries } from './page-places.ts';
import type { SiteChanges } from './site-changes.ts';

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
  const own = kind === 'page' ? ownEntries(place).map((name) => `${before}/${name}`) : [before];
  return (file) =>
    own.some((name) => file === name || file.startsWith(`${name}/`))
      ? after + file.slice(before.length)
      : file;
}

/** Lets the known findings of a page follow it to its new file or folder, so that they are not reported again. */
export function moveKnownFindings(
  changes: SiteChanges,
  root: string,
  movedName: (file: string) => string,
): void {
  changes.replaceText(join(root, BASELINE_FILE), (text) => withMovedFiles(text, movedName));
}

/** Takes the known findings of removed files out of the baseline. */
export function dropKnownFindings(
  changes: SiteChanges,
  root: string,
  removed: readonly string[],
): void {
  const gone = new Set(removed.map((path) => nameIn(root, path)));
  changes.replaceText(join(root, BASELINE_FILE), (text) =>
    withMovedFiles(text, (file) => (gone.has(file) ? undefined : file)),
  );
}
