import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { type InputMarks, markEngine } from './input-marks.ts';
import { DRAWING_SOURCES, SITE_SOURCES, TEMPLATE_SOURCES, TOOL_SOURCES } from './source-folders.ts';
import { whileUntouched } from './while-untouched.ts';

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

/**
 * Fingerprints of the engine's sources and those of the site in `root`.
 *
 * @param marks of the files, taken before any was read.
 */
export function fingerprintSources(
  root: string,
  marks?: Pick<InputMarks, 'engine' | 'besideLandings'>,
): SourceFingerprints {
  const engine = marks?.engine ?? markEngine();
  ofEngine ??= whileUntouched(root, 'engine', engine, readEngine);
  const seed = ofEngine.templates;
  const readSite = () => fingerprint(root, SITE_SOURCES, seed);
  const templates = whileUntouched(root, 'site', marks?.besideLandings, readSite);
  return { templates, tool: `${templates}-${ofEngine.tool}`, drawing: ofEngine.drawing };
}
