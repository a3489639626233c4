import { basename, dirname } from 'node:path';
import { listLandings } from '../content/pages/landing-list.ts';
import type { StaticPages } from '../content/pages/page-files.ts';

/** The folder of the landings, and the one that file names are relative to. */
interface Folders {
  landingsDir: string;
  cwd: string;
}

/** Addresses of all pages, hand-written ones first. */
export function allPaths({ landingsDir, cwd }: Folders, { metas }: StaticPages): string[] {
  const landings = [...listLandings(landingsDir, cwd).files];
  return [
    ...metas.map(({ entry }) => entry.path),
    ...landings.map((name) => `/${basename(name, '.yaml')}`),
  ];
}

/** The address of a given file; none if it is not a page. */
export function shownAt(file: string, { landingsDir }: Folders, { metas }: StaticPages): string[] {
  const isLanding = dirname(file) === landingsDir;
  if (isLanding) return [`/${basename(file, '.yaml')}`];
  return metas.filter(({ origin }) => origin?.path === file).map(({ entry }) => entry.path);
}
