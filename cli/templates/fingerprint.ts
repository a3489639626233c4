import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** What the engine's templates are made from. */
const TEMPLATE_SOURCES = [
  ...['api', 'schemas', 'renderer', 'package-lock.json'],
  // What the code of a site takes of the tool.
  ...['cli/content/text-rules', 'cli/site/define-site.ts'],
];

/** What a site's own templates are made from; `page.yaml` and `page.md` are data and keyed page by page. */
const SITE_SOURCES = ['pages', 'site'];

/** The tool itself: a page depends on the code that reads and places it, too. */
const TOOL_SOURCES = ['cli', 'lib'];

/** Folders of the engine that may hold no output: what is made from them would change with every build. */
export const ENGINE_FOLDERS = [
  ...TEMPLATE_SOURCES.filter((source) => !source.includes('.')),
  ...TOOL_SOURCES,
  'bin',
  'words',
];

/** Folders of a site that may hold no output, as they are read or have something kept in them. */
export const SITE_FOLDERS = [...SITE_SOURCES, 'node_modules', '.git', '.touchdown'];

/** The compiled drawing code and its fonts: what runs, whatever the sources say by now. */
const DRAWING_SOURCES = ['lib/draw-previews.js', 'lib/fonts'];

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile() && !/\.(?:yaml|md)$/.test(entry.name)) yield child;
  }
}

/** @param seed what else the fingerprint stands for. */
function fingerprint(root: string, sources: readonly string[], seed = ''): string {
  const files = sources.flatMap((source) => {
    const path = join(root, source);
    return /\.\w+$/.test(source) ? (existsSync(path) ? [path] : []) : [...filesBelow(path)];
  });
  const hash = createHash('sha256').update(seed);
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether a site has templates of its own besides the engine's. */
export function hasOwnCode(root: string): boolean {
  return SITE_SOURCES.some((folder) => filesBelow(join(root, folder)).next().done === false);
}

/** What the engine was as this process began to ask: its own code, too, is loaded once. */
const ofEngine = new Map<readonly string[], string>();

function fingerprintEngine(sources: readonly string[]): string {
  const known = ofEngine.get(sources) ?? fingerprint(ENGINE_ROOT, sources);
  ofEngine.set(sources, known);
  return known;
}

/** Fingerprint of what the look of preview pictures depends on. */
export function fingerprintDrawing(): string {
  return fingerprintEngine(DRAWING_SOURCES);
}

/** Equal fingerprints mean that nothing has to be bundled, rendered or drawn again for the sources' sake. */
export interface SourceFingerprints {
  /** What is bundled. */
  templates: string;
  /** What pages are rendered by. */
  tool: string;
  /** What preview pictures are drawn by. */
  drawing: string;
}

/** Fingerprints of the engine's sources and those of the site in `root`. */
export function fingerprintSources(root: string): SourceFingerprints {
  const templates = fingerprint(root, SITE_SOURCES, fingerprintEngine(TEMPLATE_SOURCES));
  return {
    templates,
    tool: `${templates}-${fingerprintEngine(TOOL_SOURCES)}`,
    drawing: fingerprintDrawing(),
  };
}
