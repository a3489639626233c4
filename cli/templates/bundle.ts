import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets } from '../../renderer/context/render-context.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { isClosedCache } from '../site/temporary-cache.ts';
import { BuildFault } from '../system/build-fault.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { FRUGAL_BUNDLER } from '../system/frugal-process.ts';
import { runToolProcess } from '../system/tool-process.ts';
import { addBundle, findBundle } from './bundle-cache.ts';
import { type BundledStyles, SHARED_STYLES, STYLE_PARTS } from './bundled-styles.ts';
import { hasOwnCode } from './fingerprint.ts';
import type { StylePart } from './page-sheet.ts';

/** The assets in a bundle that all pages link to; fonts come from the look of a site. */
export type BundledAssets = Omit<Assets, 'fonts'>;

/** The bundled templates. */
export interface Bundle {
  /** URL of the module that exports `renderPage`. */
  renderModule: string;
  /** Assets that every page links to. */
  assets: BundledAssets;
  /** The css that only some pages link to; read when pages are rendered. */
  readParts(): StylePart[];
  /** Files for `dist/`: path in it (`assets/site.js`) to the current path of the file. */
  files: Map<string, string>;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const ENTRY = 'renderer/client/entry.ts';

/** The module that exports `renderPage`; written last. */
const RENDER_MODULE = 'server/render-pool.mjs';

/** A chunk and everything reachable from it, dependencies first. */
function chunksFrom(
  manifest: Record<string, ManifestChunk>,
  key: string,
  follow: (chunk: ManifestChunk) => readonly string[],
): Set<ManifestChunk> {
  const found = new Set<ManifestChunk>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of follow(chunk)) visit(imported);
    found.add(chunk);
  };
  visit(key);
  return found;
}

/**
 * Collects what pages link to, which is their stylesheets and the static imports of the browser entry, and all
 * files that it may load later.
 */
function readAssets(folder: string): { assets: BundledAssets; files: string[] } {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(folder, 'client/assets.json'), 'utf8'),
  );
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The bundle has no entry ${ENTRY}`);
  const first = [...chunksFrom(manifest, ENTRY, ({ imports = [] }) => imports)];
  const all = chunksFrom(manifest, ENTRY, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const shared: BundledStyles[] = JSON.parse(readFileSync(join(folder, SHARED_STYLES), 'utf8'));
  const files = [...all, ...shared].flatMap(
    ({ file, css = [], assets = [] }: Omit<ManifestChunk, 'imports'>) => [file, ...css, ...assets],
  );
  const address = (file: string) => `/${file}`;
  return {
    assets: {
      styles: [...shared.map(({ file }) => file), ...first.flatMap(({ css = [] }) => css)].map(
        address,
      ),
      scripts: [address(entry.file)],
      modules: first.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
    },
    files: [...new Set(files)].sort(),
  };
}

function openBundle(folder: string): Bundle {
  const clientDir = join(folder, 'client');
  const { assets, files } = readAssets(folder);
  const places = new Map(files.map((file) => [file, join(clientDir, file)]));
  return {
    renderModule: pathToFileURL(join(folder, RENDER_MODULE)).href,
    assets,
    readParts: () => JSON.parse(readFileSync(join(folder, STYLE_PARTS), 'utf8')),
    files: places,
  };
}

/** The bundle shipped with the packed tool, for sites without own code. */
const SHIPPED = join(ENGINE_ROOT, 'bundle');

/** @param root of a site with its own code. */
async function runBundler(
  outDir: string,
  root: string | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { code, stdout, stderr } = await runToolProcess('bundle-process', {
    args: root === undefined ? [outDir] : [outDir, root],
    cwd: ENGINE_ROOT,
    env: { ...FRUGAL_BUNDLER, NODE_ENV: 'production', NODE_OPTIONS: '' },
    ...(signal === undefined ? {} : { signal }),
  });
  // Some plugins exit with code 0 after an error.
  if (code === 0 && existsSync(join(outDir, RENDER_MODULE))) return;
  throw new BuildFault(`The templates could not be bundled.\n${(stdout + stderr).trim()}`);
}

/**
 * The templates as bundled JavaScript and CSS. Bundles are cached by their sources, so that a build without
 * template changes starts no bundler; a modified bundle is built again. Sites without own code share the engine's
 * bundle.
 *
 * @param root folder of the site, which contains the cache.
 * @param fingerprint of the template sources.
 * @param options `force` bundles a site's own code again, but not the engine's alone, which is not a result of
 *   earlier builds; `signal` stops the bundler, and this rejects.
 * @throws BuildFault if the templates do not compile.
 */
export async function bundleTemplates(
  root: string,
  fingerprint: string,
  { force, signal }: { force: boolean; signal?: AbortSignal },
): Promise<Bundle> {
  const site = hasOwnCode(root) ? root : undefined;
  if (site === undefined && existsSync(SHIPPED)) return openBundle(SHIPPED);
  // The engine may be installed where only somebody else may write.
  const isShared = site === undefined && !isClosedCache(ENGINE_ROOT);
  const bundles = cacheFolder(isShared ? ENGINE_ROOT : root, 'bundles');
  const known = force && site !== undefined ? undefined : findBundle(bundles, fingerprint);
  return openBundle(
    known ?? (await addBundle(bundles, fingerprint, (folder) => runBundler(folder, site, signal))),
  );
}
