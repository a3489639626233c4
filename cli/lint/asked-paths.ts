import { basename, dirname } from 'node:path';
import { listLandings } from '../content/landing-list.ts';
import type { StaticPages } from '../content/page-file.ts';

/** Where landings are, and where files are named from. */
interface Folders {
  landingsDir: string;
  cwd: string;
}

/** Addresses of all pages, those of hand-written ones first. */
export function allPaths({ landingsDir, cwd }: Folders, { metas }: StaticPages): string[] {
  const landings = [...listLandings(landingsDir, cwd).files];
  return [
    ...metas.map(({ entry }) => entry.path),
    ...landings.map((name) => `/${basename(name, '.yaml')}`),
  ];
}

/** The address at which a named file is shown; none if it is no page. */
export function shownAt(file: string, { landingsDir }: Folders, { metas }: StaticPages): string[] {
  const isLanding = dirname(file) === landingsDir;
  if (isLanding) return [`/${basename(file, '.yaml')}`];
  return metas.filter(({ origin }) => origin?.path === file).map(({ entry }) => entry.path);
}
