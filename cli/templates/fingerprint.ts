import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** Sources of the engine's templates. */
const TEMPLATE_SOURCES = [
  ...['api', 'schemas', 'renderer', 'package-lock.json'],
  // Parts of the tool that the code of a site imports.
  ...['cli/content/text-rules', 'cli/site/define-site.ts'],
];

/** Sources of a site's own templates; `page.yaml` and `page.md` are data, with a key per page. */
const SITE_SOURCES = ['pages', 'site'];

/** The tool itself: a page also depends on the code that reads and places it. */
const TOOL_SOURCES = ['cli', 'lib'];

/** Folders of the engine that must not contain the output: its fingerprint would change with every build. */
export const ENGINE_FOLDERS = [
  ...TEMPLATE_SOURCES.filter((source) => !source.includes('.')),
  ...TOOL_SOURCES,
  'bin',
  'words',
];

/** Folders of a site that must not contain the output, as the tool reads or stores something there. */
export const SITE_FOLDERS = [...SITE_SOURCES, 'node_modules', '.git', '.touchdown'];

/** The compiled drawing code and its fonts: what actually runs, even if the sources have changed. */
const DRAWING_SOURCES = ['lib/draw-previews.js', 'lib/fonts'];

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile() && !/\.(?:yaml|md)$/.test(entry.name)) yield child;
  }
}

/** @param seed further input of the fingerprint. */
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

/** Whether a site has its own templates besides the engine's. */
export function hasOwnCode(root: string): boolean {
  return SITE_SOURCES.some((folder) => filesBelow(join(root, folder)).next().done === false);
}

/** The engine's fingerprints on first use: its own code is only loaded once, too. */
const ofEngine = new Map<readonly string[], string>();

function fingerprintEngine(sources: readonly string[]): string {
  const known = ofEngine.get(sources) ?? fingerprint(ENGINE_ROOT, sources);
  ofEngine.set(sources, known);
  return known;
}

/** Fingerprint of what determines the look of preview pictures. */
export function fingerprintDrawing(): string {
  return fingerprintEngine(DRAWING_SOURCES);
}

/** While the fingerprints are equal, sources require nothing to be bundled, rendered or drawn again. */
export interface SourceFingerprints {
  /** Of the bundled sources. */
  templates: string;
  /** Of what renders the pages. */
  tool: string;
  /** Of what draws preview pictures. */
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
