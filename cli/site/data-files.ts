import { realpathSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import type { z } from 'zod';
import { SiteWords } from '../../schemas/words.ts';
import { isPageFile } from '../content/page-routes.ts';
import type { SiteSchemas } from '../content/site-schemas.ts';
import { type SitePaths, wordsFolder } from './site-paths.ts';

/** What a file of a site's data describes. */
export type DataFileKind = 'config' | 'words' | 'page' | 'landing';

/** What a file describes, by its name; undefined if it is none of a site's data. */
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

/** The same of a file that is there; undefined, too, if a link leads out of the site's data. */
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

/** The shape that files of a kind are held to. */
export function schemaOf(kind: DataFileKind, { config, landing, page }: SiteSchemas): z.ZodType {
  return { config, landing, page, words: SiteWords }[kind];
}
