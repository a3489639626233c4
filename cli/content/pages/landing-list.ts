import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostic.ts';
import { folderEntries } from '../folder-entries.ts';
import { SortedNames } from '../sorted-names.ts';
import { displayPath, fileDiagnostic } from '../source-file.ts';

/** The landing files of a folder. */
export interface LandingList {
  /** File names. */
  files: SortedNames;
  diagnostics: Diagnostic[];
}

/** Temporary files of editors and systems, never meant as pages. */
const IGNORED = /^\.(?:#|(?!.*\.yaml$))|~$|\.(?:swp|tmp|bak|orig|md)$/;

function misplaced(file: string, name: string, isFolder: boolean): Diagnostic {
  if (isFolder) {
    const hint = 'Move its files up: the address of a landing is its file’s name, without folders.';
    return fileDiagnostic(
      file,
      'address/folder',
      'Landings in a folder of their own are not read.',
      hint,
    );
  }
  const hint = `Rename it to ${name.replace(/\.[^.]*$/, '')}.yaml, or move it elsewhere.`;
  return fileDiagnostic(
    file,
    'address/file-ending',
    'This is not read as a landing, because its name does not end in .yaml.',
    hint,
  );
}

/** True of a missing default folder in a site whose pages are all in `pages/`. */
function isLeftOut(folder: string, fault: unknown): boolean {
  const isThere = (fault as NodeJS.ErrnoException).code !== 'ENOENT';
  return !isThere && basename(folder) === 'landings' && existsSync(join(dirname(folder), 'pages'));
}

function noFolder(shown: string, fault: unknown): Diagnostic {
  const isFile = (fault as NodeJS.ErrnoException).code === 'ENOTDIR';
  const message = isFile
    ? 'This is a file, not the folder of landings.'
    : 'The folder of landings is missing or cannot be read.';
  const hint = isFile
    ? `Name its folder with --landings. To check one landing alone: touchdown lint ${shown}`
    : 'Create it, or name the right one with --landings.';
  return fileDiagnostic(shown, 'address/no-folder', message, hint);
}

/**
 * Lists the landing files directly inside `folder`. Everything else in it is reported, so that no page is skipped
 * silently.
 */
export function listLandings(folder: string, cwd: string): LandingList {
  const diagnostics: Diagnostic[] = [];
  const shown = (name: string) => displayPath(join(folder, name), cwd);
  function* landings(): Generator<string> {
    for (const entry of folderEntries(folder)) {
      if (IGNORED.test(entry.name)) continue;
      if (entry.name.endsWith('.yaml') && !entry.isDirectory()) yield entry.name;
      else diagnostics.push(misplaced(shown(entry.name), entry.name, entry.isDirectory()));
    }
  }
  try {
    const files = new SortedNames(landings());
    return { files, diagnostics: [...diagnostics, ...caseTwins(files, shown)] };
  } catch (fault) {
    if (isLeftOut(folder, fault)) return { files: new SortedNames([]), diagnostics };
    return { files: new SortedNames([]), diagnostics: [noFolder(displayPath(folder, cwd), fault)] };
  }
}

/** Files with the same name on case-insensitive systems. */
function* caseTwins(files: SortedNames, shown: (name: string) => string): Generator<Diagnostic> {
  // Landing names are lower case: a map of all names is only built for an invalid folder.
  let hasCapitals = false;
  for (const name of files) hasCapitals ||= name !== name.toLowerCase();
  if (!hasCapitals) return;
  const seen = new Map<string, string>();
  for (const name of files) {
    const twin = seen.get(name.toLowerCase());
    if (twin === undefined) {
      seen.set(name.toLowerCase(), name);
    } else {
      const message = `${name} and ${twin} differ only in capitals, so both would be the same address.`;
      const hint = 'Rename or delete one of them.';
      yield fileDiagnostic(shown(name), 'address/case-twin', message, hint);
    }
  }
}
