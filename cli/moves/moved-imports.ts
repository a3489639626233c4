import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { movedEntries } from './page-places.ts';
import type { SiteChanges } from './site-changes.ts';

/** Folders with the code of a site. */
const CODE_FOLDERS = ['pages', 'site'];

const CODE_FILE = /\.(?:[cm]?[jt]sx?|css)$/;

/** A relative path in quotation marks, or in `url()` of a style sheet, and what a bundler may take after it. */
const RELATIVE = /(["'`]|url\()(\.{1,2}\/[^"'`\n?#)]*)(?=["'`?#)])/g;

/** Endings that an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function* codeFiles(root: string): Generator<string> {
  for (const folder of CODE_FOLDERS) {
    const path = join(root, folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
      if (CODE_FILE.test(name) && isFile(join(path, name))) yield join(path, name);
  }
}

/** A relative path as code writes it. */
function written(from: string, to: string): string {
  const path = relative(from, to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Changes relative imports for the move of a page's folder: those of its own code, and those of other code from it.
 * What leads to no file stays as it is. So a move that was interrupted after this can be made again.
 *
 * @param place folder of the page.
 * @param to its new folder.
 */
export function moveImports(changes: SiteChanges, root: string, place: string, to: string): void {
  const own = movedEntries(place, to).map((name) => join(place, name));
  const movedPath = (path: string) =>
    own.some((entry) => path === entry || path.startsWith(entry + sep))
      ? join(to, relative(place, path))
      : path;
  for (const file of codeFiles(root)) {
    const [before, after] = [dirname(file), dirname(movedPath(file))];
    changes.replaceText(file, (text) =>
      text.replace(RELATIVE, (whole, mark: string, path: string) => {
        const target = resolve(before, path);
        const ending = ENDINGS.find((possible) => isFile(target + possible));
        if (ending === undefined) return whole;
        const moved = movedPath(target + ending).slice(0, -ending.length || undefined);
        // Within the page, and outside of it, nothing changes.
        return resolve(after, path) === moved ? whole : mark + written(after, moved);
      }),
    );
  }
}
