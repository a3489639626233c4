import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'rolldown';
import { BuildFault } from '../system/build-fault.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { DEFINITION, definitionModule } from './definition-module.ts';

/** A site's definition as one module, and its source files. */
export interface BundledDefinition {
  code: string;
  /** Absolute paths. */
  inputs: string[];
}

const ENTRY = `\0${DEFINITION}`;
const SHOWN_ONLY = '\0touchdown:shown-only';

/** Packages that must be single instances: the engine's. */
const SHARED = /^(?:react|react-dom)(?:\/|$)/;

/** Also resolved from the engine, but tree-shaken: loading its hundred files takes a tenth of a second. */
const ZOD = /^zod(?:\/|$)/;

/** Represents the files of zod, which only change along with it. */
const ZOD_MANIFEST = fileURLToPath(import.meta.resolve('zod/package.json'));

/** Only needed for rendering: components, scripts and styles. Checks and commands never render. */
const SHOWN = /^touchdown\/(?:components|client)$|^virtual:|\.css$/;

/** The same by path, for a site in the folder of the engine. */
const RENDERER = join(ENGINE_ROOT, 'renderer/');

/** Of the renderer, the package's exports only need what schemas are built with. */
const EXPORTS = join(ENGINE_ROOT, 'api/');

/** Resolves imports of packages that the engine provides. */
function ofEngine(id: string) {
  const isShared = SHARED.test(id);
  if (!isShared && !ZOD.test(id)) return undefined;
  const path = fileURLToPath(import.meta.resolve(id));
  return isShared ? { id: path, external: 'absolute' as const } : { id: path };
}

/** The source files of a module. */
function inputsOf(moduleIds: readonly string[]): string[] {
  const zod = dirname(ZOD_MANIFEST);
  const own = moduleIds.filter((id) => !id.startsWith('\0') && !id.startsWith(zod));
  return [...own, ZOD_MANIFEST];
}

function definitionModules(root: string): Plugin {
  return {
    name: 'touchdown:definition',
    resolveId(id, importer) {
      if (id === DEFINITION) return ENTRY;
      if (id === 'touchdown') return `${ENGINE_ROOT}/api/touchdown.ts`;
      if (SHOWN.test(id)) return SHOWN_ONLY;
      if (!importer || importer.startsWith(EXPORTS) || !id.startsWith('.')) return ofEngine(id);
      return join(dirname(importer), id).startsWith(RENDERER) ? SHOWN_ONLY : undefined;
    },
    load(id) {
      if (id === ENTRY) return definitionModule(root);
      return id === SHOWN_ONLY ? 'export {};' : undefined;
    },
  };
}

function describe(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
}

/**
 * Bundles `site/site.ts` and its imports into one module, without what only rendering needs.
 *
 * @param root folder of the site.
 * @throws BuildFault if the sources do not compile.
 */
export async function bundleDefinition(root: string): Promise<BundledDefinition> {
  const { rolldown } = await import('rolldown');
  try {
    const bundle = await rolldown({
      input: DEFINITION,
      cwd: root,
      platform: 'node',
      tsconfig: false,
      // Modules for rendering are replaced by empty ones, whatever they export.
      shimMissingExports: true,
      plugins: [definitionModules(root)],
      onLog: () => {},
    });
    try {
      const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
      const [chunk] = output;
      return { code: chunk.code, inputs: inputsOf(chunk.moduleIds) };
    } finally {
      await bundle.close();
    }
  } catch (error) {
    throw new BuildFault(`The site's own code could not be compiled.\n${describe(error)}`);
  }
}
