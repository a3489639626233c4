import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin as BundlerPlugin, rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { iconModule } from '../../cli/site/icon-module.ts';
import { ICON_FILE } from '../../cli/site/icon-shapes.ts';
import { siteModules } from '../../cli/site/site-modules.ts';

const ROOT = join(import.meta.dirname, '../..');

const TESTS = join(ROOT, 'tests/');

/** Folders whose modules tests import. */
const FOLDERS = ['api', 'cli', 'pages', 'renderer', 'schemas', 'site', 'studio', 'words'];

/** Files that become part of compiled modules. */
const PARTS = /\.(?:tsx?|json)$/;

const MODULES = /(?<!\.d)\.tsx?$/;

/** Configuration of compilers, and a module that only Vite understands. */
const OTHERS = /(?:^|\/)(?:vite\.config|section-pictures)\.ts$/;

/** Modules that are no packages: those of the repository, and what the compiler puts in the place of new syntax. */
const OURS = /^(?:[./\0]|virtual:|touchdown(?:$|\/)|@oxc-project\/runtime\/)/;

/** One folder for each state of the sources: others may be in use by another run. */
const COMPILED = join(ROOT, '.touchdown/test-modules');

/** Milliseconds after its last use when a compiled state is removed. */
const KEPT = 24 * 60 * 60 * 1000;

const sources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );

function fingerprint(): string {
  const hash = createHash('sha256');
  const others = ['package.json', 'node_modules/.package-lock.json'].map((name) =>
    join(ROOT, name),
  );
  const parts = sources().filter((name) => PARTS.test(name));
  const files = [
    ...parts.map((name) => join(ROOT, name)),
    ...others,
    ICON_FILE,
    import.meta.filename,
  ];
  for (const file of files.filter(existsSync).sort())
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Modules find their neighbors where their source is. */
function sourcePlaces(): BundlerPlugin {
  return {
    name: 'touchdown:source-places',
    transform: {
      filter: { id: MODULES, code: 'import.meta.' },
      handler: (code, id) => ({
        code: code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.filename', JSON.stringify(id))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.hot', 'undefined'),
        // Lines stay what they are.
        map: null,
      }),
    },
  };
}

/** A picture is imported as its address. */
function pictureAddresses(): BundlerPlugin {
  return {
    name: 'touchdown:picture-addresses',
    load: {
      filter: { id: /\?url$/ },
      handler: (id) =>
        `export default ${JSON.stringify(`/${relative(ROOT, id.replace('?url', ''))}`)};`,
    },
    resolveId: {
      filter: { id: /\?url$/ },
      handler: (id, importer) => (importer ? resolve(dirname(importer), id) : undefined),
    },
  };
}

/** Compiles each module into one of its own. */
async function compile(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: sources()
      .filter((name) => MODULES.test(name) && !OTHERS.test(name))
      .map((name) => join(ROOT, name)),
    platform: 'node',
    external: (id) => !OURS.test(id),
    moduleTypes: { '.css': 'empty' },
    treeshake: false,
    plugins: [pictureAddresses(), sourcePlaces(), siteModules(ROOT), iconModule()],
  });
  await bundle.write({
    dir: folder,
    preserveModules: true,
    preserveModulesRoot: ROOT,
    sourcemap: true,
    entryFileNames: '[name].mjs',
  });
  await bundle.close();
}

/** Removes what no run has used for a day. */
function sweep(): void {
  for (const name of readdirSync(COMPILED)) {
    const folder = join(COMPILED, name);
    if (Date.now() - statSync(folder).mtimeMs > KEPT) rmSync(folder, { recursive: true });
  }
}

/** The folder with the modules as they are now. */
async function compiledModules(): Promise<string> {
  const folder = join(COMPILED, fingerprint());
  mkdirSync(COMPILED, { recursive: true });
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  sweep();
  const draft = mkdtempSync(join(COMPILED, 'draft-'));
  await compile(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}

/** Mocked modules have to be those that Vitest loads. */
const MOCKS = /\bvi\.(?:mock|doMock)\(/;

/**
 * Tests import modules that have been compiled all at once, in two seconds of processor time, and are loaded by Node
 * itself: Vitest would transform and load them one by one in every worker, and each use of an import would go through
 * an object. Sources import each other as before, for tests that mock some of them.
 */
export async function compiledSources(): Promise<Plugin> {
  const folder = await compiledModules();
  const takesCompiled = new Map<string, boolean>();
  const isTaker = (importer: string) => {
    const known = takesCompiled.get(importer);
    if (known !== undefined) return known;
    const takes = importer.startsWith(TESTS) && !MOCKS.test(readFileSync(importer, 'utf8'));
    takesCompiled.set(importer, takes);
    return takes;
  };
  return {
    name: 'touchdown:compiled-sources',
    enforce: 'pre',
    // What imports them is transformed with their place in it.
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      defineKey(() => folder);
    },
    resolveId(id, importer) {
      if (importer === undefined || !MODULES.test(id) || !isTaker(importer)) return undefined;
      const path = id.startsWith('.') ? resolve(dirname(importer), id) : join(ROOT, id);
      const compiled = join(folder, relative(ROOT, path).replace(MODULES, '.mjs'));
      return existsSync(compiled) ? compiled : undefined;
    },
  };
}
