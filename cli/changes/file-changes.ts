import { basename, extname, join } from 'node:path';
import { pathOfRoute } from '../content/pages/page-routes.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { type DataFileKind, dataFileKind } from '../site/data-files.ts';
import type { SitePaths } from '../site/site-paths.ts';
import type { FileFate } from './baseline.ts';
import type { FileChange } from './change-set.ts';
import { describeChanges } from './describe-changes.ts';

/** The old and the new text of a file; undefined if it does not exist. */
export interface TwoTexts {
  file: string;
  before: string | undefined;
  after: string | undefined;
  change: FileFate;
  isUnsaved: boolean;
}

/** The path of the page that a file declares, by its name. */
export function addressOf(file: string, kind: DataFileKind | undefined): string | undefined {
  if (kind === 'landing') return `/${basename(file, '.yaml')}`;
  return kind === 'page' ? pathOfRoute(file.split('/').slice(1, -1).join('/')) : undefined;
}

function nameOf(value: unknown, file: string, kind: DataFileKind): string {
  if (kind === 'config') return 'Settings';
  if (kind === 'words') return `Words: ${basename(file, extname(file))}`;
  const { name, page, hero } = (isDataMap(value) ? value : {}) as Record<string, unknown>;
  const given = [
    isDataMap(page) ? page.name : undefined,
    kind === 'page' ? name : undefined,
    isDataMap(hero) ? hero.headline : undefined,
  ].find((text) => typeof text === 'string' && text !== '');
  return given === undefined ? file : String(given);
}

/** The changes of one data file, in words; without its findings. */
export function fileChange(
  { file, before, after, change, isUnsaved }: TwoTexts,
  site: SitePaths,
): Omit<FileChange, 'findings'> {
  const path = join(site.root, file);
  const kind = dataFileKind(path, site);
  if (kind === undefined)
    return { file, kind: 'media', name: basename(file), change, isUnsaved, changes: [] };
  const [was, is] = [before, after].map((text) =>
    text === undefined ? undefined : dataValue({ path, text }),
  );
  const address = addressOf(file, kind);
  return {
    ...{ file, kind, change, isUnsaved },
    ...(address === undefined ? {} : { path: address }),
    name: nameOf(is ?? was, file, kind),
    // The texts of an added or removed page are not changes.
    changes: change === 'changed' ? describeChanges(was, is, kind) : [],
  };
}
