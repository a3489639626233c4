import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';
import { displayPath, fileDiagnostic } from './source-file.ts';

/** The landing files of a folder. */
export interface LandingList {
  /** File names, sorted. */
  files: string[];
  diagnostics: Diagnostic[];
}

/** Names that editors and systems leave behind; nobody means them as pages. */
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

/**
 * Lists the landing files directly inside `folder`. Everything else in it is reported, so that no
 * page is missed silently.
 */
export function listLandings(folder: string, cwd: string): LandingList {
  const diagnostics: Diagnostic[] = [];
  const files: string[] = [];
  const shown = (name: string) => displayPath(join(folder, name), cwd);
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    const hint = 'Create it, or name the right one with --landings.';
    const message = 'The folder of landings is missing or cannot be read.';
    return {
      files,
      diagnostics: [fileDiagnostic(displayPath(folder, cwd), 'address/no-folder', message, hint)],
    };
  }
  for (const entry of entries) {
    if (IGNORED.test(entry.name)) continue;
    if (entry.name.endsWith('.yaml') && !entry.isDirectory()) files.push(entry.name);
    else diagnostics.push(misplaced(shown(entry.name), entry.name, entry.isDirectory()));
  }
  files.sort();
  const seen = new Map<string, string>();
  for (const name of files) {
    const twin = seen.get(name.toLowerCase());
    if (twin === undefined) {
      seen.set(name.toLowerCase(), name);
    } else {
      const message = `${name} and ${twin} differ only in capitals, so both would be the same address.`;
      diagnostics.push(
        fileDiagnostic(shown(name), 'address/case-twin', message, 'Rename or delete one of them.'),
      );
    }
  }
  return { files, diagnostics };
}
