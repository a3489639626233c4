import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { SourceText } from './source-text.ts';
import { TextCollector } from './text-collector.ts';

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

/** A module as it was read. */
interface ReadModule {
  path: string;
  source: string;
}

const modulesIn = (folders: readonly string[]): ReadModule[] =>
  folders.flatMap((folder) =>
    [...modulesBelow(folder)].sort().map((path) => ({ path, source: readFileSync(path, 'utf8') })),
  );

const readEngine = (): ReadModule[] =>
  modulesIn(ENGINE_FOLDERS.map((folder) => join(ENGINE_ROOT, folder)));

/** The modules of the engine on first use. */
let loaded: readonly ReadModule[] | undefined;

/**
 * The modules of the engine as they are on first use, for processes that load its code only once, too. In development
 * it may be the engine that is edited.
 */
export function loadedEngine(): readonly ReadModule[] {
  loaded ??= readEngine();
  return loaded;
}

/** Sources by path, as last read, with their texts. */
export type KnownSources = Map<string, { source: string; texts: readonly SourceText[] }>;

/** What is already known of sources, and which of them are asked for. */
export interface SourceSearch {
  /** Whether to search a file for texts, given its source and absolute path. */
  isWanted?: ((source: string, path: string) => boolean) | undefined;
  /** Cache, which is used and filled; for repeated calls from one folder. */
  known?: KnownSources | undefined;
  /** The modules of the engine, if they need not be read again. */
  engine?: readonly ReadModule[] | undefined;
}

/**
 * Every text in the sources of pages, layout, islands and everything else that renders text.
 *
 * @param root folder of the site. Files that do not parse are reported by the bundler.
 */
export async function sourceTexts(
  root: string,
  cwd: string,
  { isWanted = () => true, known = new Map(), engine = readEngine() }: SourceSearch = {},
): Promise<SourceText[]> {
  // Loaded on demand: only checks of the whole site need the parser.
  const { parseAst } = await import('rolldown/parseAst');
  const ofSite = modulesIn(SITE_FOLDERS.map((folder) => join(root, folder)));
  return [...ofSite, ...engine].flatMap(({ path, source }) => {
    if (BEHIND_PAGES.test(relative(root, path)) || !isWanted(source, path)) return [];
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
  });
}
