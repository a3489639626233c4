import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { type SourceText, TextCollector } from './text-collector.ts';

/** Folders of a site whose texts end up on pages, in the build or in the browser. */
export const SITE_FOLDERS: readonly string[] = ['pages', 'site'];

/** The same of the engine. */
const ENGINE_FOLDERS = ['renderer', 'cli/previews'];

/** Modules of a site that render nothing: rules quote forbidden phrases, fact descriptions are for the owner. */
const BEHIND_PAGES = /^site[\\/](?:site|rules|facts)(?:[\\/]|\.tsx?$)/;

/** The modules below a folder, which may not exist, except tests. */
export function* modulesBelow(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* modulesBelow(path);
    else if (/(?<!\.test)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Sources by path, as last read, with their texts. */
export type KnownSources = Map<string, { source: string; texts: readonly SourceText[] }>;

/**
 * Every text in the sources of pages, layout, islands and everything else that renders text.
 *
 * @param isWanted whether to search a file for texts, given its source and absolute path.
 * @param known cache, which is used and filled; for repeated calls from one folder.
 * @param root folder of the site. Files that do not parse are reported by the bundler.
 */
export async function sourceTexts(
  root: string,
  cwd: string,
  isWanted: (source: string, path: string) => boolean = () => true,
  known: KnownSources = new Map(),
): Promise<SourceText[]> {
  // Loaded on demand: only checks of the whole site need the parser.
  const { parseAst } = await import('rolldown/parseAst');
  const folders = [
    ...SITE_FOLDERS.map((folder) => join(root, folder)),
    ...ENGINE_FOLDERS.map((folder) => join(ENGINE_ROOT, folder)),
  ];
  return folders.flatMap((folder) =>
    [...modulesBelow(folder)].sort().flatMap((path) => {
      if (BEHIND_PAGES.test(relative(root, path))) return [];
      const source = readFileSync(path, 'utf8');
      if (!isWanted(source, path)) return [];
      const kept = known.get(path);
      if (kept?.source === source) return kept.texts;
      const collector = new TextCollector(displayPath(path, cwd), source);
      try {
        collector.visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body);
      } catch {
        return [];
      }
      const { texts } = collector;
      known.set(path, { source, texts });
      return texts;
    }),
  );
}
