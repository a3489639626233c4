import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'rolldown';
import { BuildFault } from '../system/build-fault.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { DEFINITION, definitionModule } from './definition-module.ts';

/** A site's definition as one module, and the files that it was made of. */
export interface BundledDefinition {
  code: string;
  /** Absolute paths. */
  inputs: string[];
}

const ENTRY = `\0${DEFINITION}`;
const SHOWN_ONLY = '\0touchdown:shown-only';

/** Packages of which there may be one instance only: the engine's. */
const SHARED = /^(?:zod|react|react-dom)(?:\/|$)/;

/** What only pages need: components, scripts and styles. Checks and commands never render. */
const SHOWN = /^touchdown\/(?:components|client)$|^virtual:|\.css$/;

/** The same by its place, for a site in the folder of the engine. */
const RENDERER = join(ENGINE_ROOT, 'renderer/');

/** What the package exports takes of the renderer only what shapes are made with. */
const EXPORTS = join(ENGINE_ROOT, 'api/');

function shared(id: string) {
  return SHARED.test(id)
    ? { id: fileURLToPath(import.meta.resolve(id)), external: 'absolute' as const }
    : undefined;
}

function definitionModules(root: string): Plugin {
  return {
    name: 'touchdown:definition',
    resolveId(id, importer) {
      if (id === DEFINITION) return ENTRY;
      if (id === 'touchdown') return `${ENGINE_ROOT}/api/touchdown.ts`;
      if (SHOWN.test(id)) return SHOWN_ONLY;
      if (!importer || importer.startsWith(EXPORTS) || !id.startsWith('.')) return shared(id);
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
 * Makes one module of `site/site.ts` and all that it imports, without what only pages need.
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
      // What pages need is left out here, whatever its names are.
      shimMissingExports: true,
      plugins: [definitionModules(root)],
      onLog: () => {},
    });
    try {
      const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
      const [chunk] = output;
      const inputs = chunk.moduleIds.filter((id) => !id.startsWith('\0'));
      return { code: chunk.code, inputs };
    } finally {
      await bundle.close();
    }
  } catch (error) {
    throw new BuildFault(`The site's own code could not be compiled.\n${describe(error)}`);
  }
}
