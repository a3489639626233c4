import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile, sweepDrafts } from '../system/draft-file.ts';
import { FRUGAL_BUNDLER } from '../system/frugal-process.ts';
import { importSettling } from '../system/import-settling.ts';
import { runToolProcess } from '../system/tool-process.ts';
import { VERSION } from '../system/version.ts';
import type { BundledDefinition } from './bundle-definition.ts';
import { checkSections, type SectionsByFile } from './check-sections.ts';
import type { SiteDefinition } from './define-site.ts';
import { definitionFile, definitionModule } from './definition-module.ts';
import { checkShape } from './definition-shape.ts';
import { sectionFiles } from './section-files.ts';
import { cacheFolder } from './site-paths.ts';

/** Lists the inputs of the last module, so that its name can be computed without a bundler. */
const INPUTS = 'inputs.json';

/** Modules kept for other versions of the sources, for switching between branches. */
const KEPT = 4;

/** Name of the module for the current content of these files; undefined if one of them cannot be read. */
function moduleName(root: string, inputs: readonly string[]): string | undefined {
  const hash = createHash('sha256').update(VERSION).update('\0').update(definitionModule(root));
  try {
    for (const path of inputs) hash.update(path).update('\0').update(readFileSync(path));
  } catch {
    return undefined;
  }
  return `${hash.digest('hex').slice(0, 16)}.mjs`;
}

function knownModule(root: string, folder: string): string | undefined {
  try {
    const inputs: string[] = JSON.parse(readFileSync(join(folder, INPUTS), 'utf8'));
    const name = moduleName(root, inputs);
    return name !== undefined && existsSync(join(folder, name)) ? name : undefined;
  } catch {
    return undefined;
  }
}

function prune(folder: string): void {
  sweepDrafts(folder);
  const aged = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => {
      const time = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
      return time === undefined ? [] : { name, time };
    })
    .sort((a, b) => b.time - a.time);
  for (const { name } of aged.slice(KEPT)) rmSync(join(folder, name), { force: true });
}

/** Caches a module for the next command; false if the cache is not writable. */
function keep(folder: string, name: string, { code, inputs }: BundledDefinition): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    replaceFile(join(folder, name), code);
    replaceFile(join(folder, INPUTS), JSON.stringify(inputs));
    prune(folder);
    return true;
  } catch {
    return false;
  }
}

/** In a child process: in this one the bundler would stay in memory, and add to every later peak. */
async function bundleBeside(root: string): Promise<BundledDefinition> {
  const { code, stdout, stderr } = await runToolProcess('definition-process', {
    args: [root],
    env: { ...FRUGAL_BUNDLER, NODE_OPTIONS: '' },
  });
  if (code !== 0) throw new BuildFault(stderr.trim());
  return JSON.parse(stdout);
}

async function makeModule(root: string, folder: string): Promise<SiteDefinition> {
  const bundled = await bundleBeside(root);
  const name = moduleName(root, bundled.inputs);
  if (name === undefined) throw new BuildFault('The site’s own code changed while it was read.');
  if (keep(folder, name, bundled)) return importModule(join(folder, name), root);
  // The site may be read-only; the module is then built again each time.
  const once = mkdtempSync(join(tmpdir(), 'touchdown-site-'));
  try {
    writeFileSync(join(once, name), bundled.code);
    return await importModule(join(once, name), root);
  } finally {
    rmSync(once, { recursive: true, force: true });
  }
}

async function importModule(path: string, root: string): Promise<SiteDefinition> {
  let module: { default?: unknown; sectionsByFile?: SectionsByFile };
  try {
    module = await importSettling(pathToFileURL(path).href);
  } catch (error) {
    if (error instanceof BuildFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildFault(`The site's own code fails as it is loaded: ${reason}`);
  }
  const { default: definition, sectionsByFile = [] } = module;
  if (typeof definition !== 'object' || definition === null)
    throw new BuildFault('site/site.ts has to export defineSite({ … }) as its default.');
  checkShape(definition);
  checkSections(root, definition, sectionsByFile);
  return definition;
}

/** True if a site adds nothing to the engine. */
function isEngineOnly(root: string): boolean {
  return definitionFile(root) === undefined && sectionFiles(root).length === 0;
}

/** The definition of a site, if it can be loaded without compiling it. */
export function loadKnownDefinition(root: string): Promise<SiteDefinition> | undefined {
  if (isEngineOnly(root)) return Promise.resolve({});
  const folder = cacheFolder(root, 'site');
  const name = knownModule(root, folder);
  return name === undefined ? undefined : importModule(join(folder, name), root);
}

/**
 * What a site adds to the engine, from its `site/site.ts` and the sections below `site/sections/`; empty if it has
 * neither. The bundled module is cached.
 *
 * @param root folder of the site.
 * @throws BuildFault if the sources do not compile or fail to load, or a section's name is invalid.
 */
export async function loadDefinition(root: string): Promise<SiteDefinition> {
  return loadKnownDefinition(root) ?? makeModule(root, cacheFolder(root, 'site'));
}
