import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { listLandings } from '../content/pages/landing-list.ts';
import { pageFilesIn, routeFolders } from '../content/pages/page-routes.ts';
import { MAX_FILE_BYTES } from '../content/source-file.ts';
import { type DataFileKind, dataFileKind, ownDataFile } from './data-files.ts';
import { type SitePaths, wordsFolder } from './site-paths.ts';

/** A data file of a site, under the name used in the interface and the API. */
export interface SiteFile {
  /** Relative to the site's folder, with forward slashes; `landings/` is the folder of landings, wherever it is. */
  file: string;
  /** Absolute. */
  path: string;
  kind: DataFileKind;
}

const LANDINGS = 'landings';

/** The name of a data file of a site. */
export function fileName(path: string, { root, landingsDir }: SitePaths): string {
  if (dirname(path) === landingsDir) return `${LANDINGS}/${basename(path)}`;
  return relative(root, path).split(sep).join('/');
}

/**
 * A file by its name.
 *
 * @param options with `mayBeGone`, a deleted file is valid too.
 * @returns undefined if there is no such file, if it is not a data file, or if a link leads out of the site.
 */
export function siteFile(
  file: string,
  site: SitePaths,
  { mayBeGone = false }: { mayBeGone?: boolean } = {},
): SiteFile | undefined {
  const steps = file.split('/');
  if (steps.some((step) => step === '' || step.startsWith('.') || /[\\\p{Cc}]/u.test(step)))
    return undefined;
  const [folder, ...inside] = steps;
  const path = folder === LANDINGS ? join(site.landingsDir, ...inside) : join(site.root, ...steps);
  const gone = mayBeGone ? dataFileKind(path, site) : undefined;
  const kind = existsSync(path) ? ownDataFile(path, site) : gone;
  return kind && { file, path, kind };
}

/**
 * The text of a file on disk, including a byte order mark.
 *
 * @returns undefined if it cannot be edited: it is missing, too large, or not text.
 */
export function textOnDisk(path: string): string | undefined {
  try {
    const bytes = readFileSync(path);
    if (bytes.length > MAX_FILE_BYTES || !isUtf8(bytes)) return undefined;
    return bytes.toString('utf8');
  } catch {
    return undefined;
  }
}

/** Names of all data files of a site: the configuration first, then words, pages and landings. */
export function siteFileNames(site: SitePaths): string[] {
  const pages = join(site.root, 'pages');
  const words = wordsFolder(site.root);
  const paths = [
    site.configFile,
    ...(existsSync(words) ? readdirSync(words).sort() : []).map((name) => join(words, name)),
    ...[...routeFolders(pages)].sort().flatMap((route) => pageFilesIn(join(pages, route))),
    ...[...listLandings(site.landingsDir, site.root).files].map((name) =>
      join(site.landingsDir, name),
    ),
  ];
  return paths.map((path) => fileName(path, site)).filter((name) => siteFile(name, site));
}
