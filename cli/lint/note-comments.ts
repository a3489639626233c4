import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { displayPath } from '../content/source-file.ts';
import { modulesBelow } from '../rules/source-texts.ts';
import type { IgnoreComments } from '../severity/ignore-comments.ts';
import { wordsFolder } from '../site/site-paths.ts';

function wordsFiles(root: string): string[] {
  const folder = wordsFolder(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name));
}

interface OtherFiles {
  root: string;
  configFile: string;
  metas: readonly PageMeta[];
  cwd: string;
}

/** Registers the comments of all files besides the landings, including files without findings. */
export function noteOtherFiles(
  comments: IgnoreComments,
  { root, configFile, metas, cwd }: OtherFiles,
): void {
  const paths = [
    configFile,
    ...wordsFiles(root),
    ...metas.flatMap(({ origin }) => origin?.path ?? []),
    ...['pages', 'site'].flatMap((folder) => [...modulesBelow(join(root, folder))]),
  ];
  for (const path of paths) comments.note(displayPath(path, cwd));
}
