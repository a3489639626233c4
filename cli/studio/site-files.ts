import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { MAX_FILE_BYTES } from '../content/source-file.ts';
import { type DataFileKind, ownDataFile } from '../site/data-files.ts';
import type { SitePaths } from '../site/site-paths.ts';

/** A file of the site that the studio can edit. */
export interface SiteFile {
  /** From the site's folder, with forward slashes; `landings/` is the folder of landings, wherever it lies. */
  file: string;
  /** Absolute. */
  path: string;
  kind: DataFileKind;
}

const LANDINGS = 'landings';

/** The name of a file as the studio has it. */
export function fileName(path: string, { root, landingsDir }: SitePaths): string {
  if (dirname(path) === landingsDir) return `${LANDINGS}/${basename(path)}`;
  return relative(root, path).split(sep).join('/');
}

/**
 * A file by its name.
 *
 * @returns undefined if there is no such file, if it is none that holds data, or if a link leads out of the site.
 */
export function siteFile(file: string, site: SitePaths): SiteFile | undefined {
  const steps = file.split('/');
  if (steps.some((step) => step === '' || step.startsWith('.') || /[\\\p{Cc}]/u.test(step)))
    return undefined;
  const [folder, ...inside] = steps;
  const path = folder === LANDINGS ? join(site.landingsDir, ...inside) : join(site.root, ...steps);
  const kind = existsSync(path) ? ownDataFile(path, site) : undefined;
  return kind && { file, path, kind };
}

/**
 * The text of a file as it is on the disk, with the byte order mark if it has one.
 *
 * @returns undefined if it cannot be edited: it is gone, too large, or no text.
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
