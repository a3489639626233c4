import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { whileUntouched } from './while-untouched.ts';

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

function filesOf(root: string, sources: readonly string[]): string[] {
  const files = sources.flatMap((source) => {
    const path = join(root, source);
    return /\.\w+$/.test(source) ? (existsSync(path) ? [path] : []) : [...filesBelow(path)];
  });
  return files.sort();
}

/** @param seed further input of the fingerprint. */
function fingerprint(root: string, sources: readonly string[], seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const file of filesOf(root, sources)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether a site has its own templates besides the engine's. */
export function hasOwnCode(root: string): boolean {
  return SITE_SOURCES.some((folder) => filesBelow(join(root, folder)).next().done === false);
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

/** The engine's fingerprints on first use: its own code is only loaded once, too. */
let ofEngine: SourceFingerprints | undefined;

function readEngine(): SourceFingerprints {
  return {
    templates: fingerprint(ENGINE_ROOT, TEMPLATE_SOURCES),
    tool: fingerprint(ENGINE_ROOT, TOOL_SOURCES),
    drawing: fingerprintDrawing(),
  };
}

/** Fingerprint of what determines the look of preview pictures. */
export function fingerprintDrawing(): string {
  return ofEngine?.drawing ?? fingerprint(ENGINE_ROOT, DRAWING_SOURCES);
}

/** Fingerprints of the engine's sources and those of the site in `root`. */
export function fingerprintSources(root: string): SourceFingerprints {
  const sources = [...TEMPLATE_SOURCES, ...TOOL_SOURCES, ...DRAWING_SOURCES];
  ofEngine ??= whileUntouched(root, filesOf(ENGINE_ROOT, sources), readEngine);
  const templates = fingerprint(root, SITE_SOURCES, ofEngine.templates);
  return { templates, tool: `${templates}-${ofEngine.tool}`, drawing: ofEngine.drawing };
}
