import { realpathSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import type { z } from 'zod';
import { SiteWords } from '../../schemas/words/words.ts';
import { isPageFile } from '../content/pages/page-routes.ts';
import type { SiteSchemas } from '../content/shape/site-schemas.ts';
import { type SitePaths, wordsFolder } from './site-paths.ts';

/** The kind of a data file of a site. */
export type DataFileKind = 'config' | 'words' | 'page' | 'landing';

/** The kind of a file, by its name; undefined if it is not a data file of the site. */
export function dataFileKind(
  path: string,
  { root, configFile, landingsDir }: SitePaths,
): DataFileKind | undefined {
  if (path === configFile) return 'config';
  const isYaml = extname(path) === '.yaml';
  if (isYaml && dirname(path) === wordsFolder(root)) return 'words';
  if (isPageFile(path) && path.startsWith(join(root, 'pages') + sep)) return 'page';
  return isYaml && dirname(path) === landingsDir ? 'landing' : undefined;
}

/** The same for an existing file; also undefined if a link leads out of the site's data. */
export function ownDataFile(path: string, paths: SitePaths): DataFileKind | undefined {
  const kind = dataFileKind(path, paths);
  if (kind === undefined || kind === 'config') return kind;
  const { root, configFile, landingsDir } = paths;
  const real = {
    root: realpathSync(root),
    configFile,
    landingsDir: kind === 'landing' ? realpathSync(landingsDir) : landingsDir,
  };
  return dataFileKind(realpathSync(path), real);
}

/** The schema for files of a kind. */
export function schemaOf(kind: DataFileKind, { config, landing, page }: SiteSchemas): z.ZodType {
  return { config, landing, page, words: SiteWords }[kind];
}
