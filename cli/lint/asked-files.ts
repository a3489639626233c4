import { readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { listLandings } from '../content/pages/landing-list.ts';
import { displayPath, readSource } from '../content/source-file.ts';
import { dataFileKind } from '../site/data-files.ts';
import type { SitePaths } from '../site/site-paths.ts';

/** The files that a command line asks for. */
export interface AskedFiles {
  /** Absolute paths, each once; empty if all of the site is asked for. */
  files: string[];
  /** Whether all of the site is asked for. */
  isWhole: boolean;
  /** Names, as given, that hold nothing to check by itself. */
  others: string[];
}

/** Keys that nearly every landing has, so that other YAML, such as that of a workflow, is not taken for one. */
const OF_LANDINGS = /^["']?(?:hero|seo|sections)["']?[ \t]*:/m;

/** Folders that hold no drafts of people. */
const NEVER = /^(?:\.|node_modules$)/;

function holds(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Whether a file outside the folders of content is a draft of a landing, which may stand anywhere. */
function isDraft(path: string): boolean {
  if (extname(path) !== '.yaml') return false;
  const { source } = readSource(path, { cwd: dirname(path) });
  // Why a file cannot be read is told like all other findings.
  return source === undefined || OF_LANDINGS.test(source.text);
}

/** Finds content among the named files and folders. */
class ContentSearch {
  readonly #site: SitePaths;
  #strays: ReadonlySet<string> | undefined;

  constructor(site: SitePaths) {
    this.#site = site;
  }

  /** Whether a file can be checked by itself. A file that only seems to be a landing is one, to be told so. */
  isContent(path: string): boolean {
    return dataFileKind(path, this.#site) !== undefined || this.#isStray(path) || isDraft(path);
  }

  /** The content in a folder. Drafts are looked for outside the site only: in it, starters look like them. */
  *in(folder: string): Generator<string> {
    const { root } = this.#site;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (this.#isStray(path)) yield path;
      else if (entry.isDirectory()) {
        if (!NEVER.test(entry.name)) yield* this.in(path);
      } else if (dataFileKind(path, this.#site)) yield path;
      else if (entry.isFile() && !holds(root, path) && isDraft(path)) yield path;
    }
  }

  #isStray(path: string): boolean {
    const { landingsDir } = this.#site;
    if (dirname(path) !== landingsDir) return false;
    this.#strays ??= new Set(
      listLandings(landingsDir, '/').diagnostics.map(({ file }) => resolve('/', file)),
    );
    return this.#strays.has(path);
  }
}

/**
 * Resolves the files and folders of a command line: a folder stands for the content in it, the site's own or one
 * above it for everything. All of them must exist.
 */
export function askedFiles(names: readonly string[], cwd: string, site: SitePaths): AskedFiles {
  const search = new ContentSearch(site);
  const paths = names.map((name) => resolve(cwd, name));
  const isFolder = (path: string) => statSync(path).isDirectory();
  const whole = paths.find((path) => holds(path, site.root) && isFolder(path));
  if (names.length === 0 || (whole && paths.every((path) => holds(whole, path))))
    return { files: [], isWhole: true, others: [] };
  const files = new Set<string>();
  const others = new Set<string>();
  for (const [at, path] of paths.entries()) {
    const content = isFolder(path)
      ? [...search.in(path)].sort()
      : [path].filter(search.isContent, search);
    for (const file of content) files.add(file);
    if (content.length === 0) others.add(names[at] ?? displayPath(path, cwd));
  }
  return { files: [...files], isWhole: false, others: [...others] };
}
