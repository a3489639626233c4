import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { routeFolders } from '../content/page-routes.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { CLIENT, clientModule, DEFINITION, definitionModule } from './definition-module.ts';

/** Module by which templates import the components of the site's own pages. */
const PAGES = 'virtual:site-pages';

/** Plugins mark modules that no file holds with a NUL, so that no other plugin takes them for one. */
const RESOLVED_PAGES = `\0${PAGES}`;
const RESOLVED_DEFINITION = `\0${DEFINITION}`;
const RESOLVED_CLIENT = `\0${CLIENT}`;

/** What the code of a site imports of the engine, by the names that the package exports. */
const PUBLIC: Record<string, string> = {
  touchdown: join(ENGINE_ROOT, 'api/touchdown.ts'),
  'touchdown/client': join(ENGINE_ROOT, 'api/client.ts'),
  'touchdown/components': join(ENGINE_ROOT, 'api/components.ts'),
};

const NO_PAGES = 'export const SITE_PAGES = {};\n';

/** Source of a module that exports the component of each route below a folder of pages which has one. */
function pagesModule(folder: string): string {
  const components = [...routeFolders(folder)]
    .sort()
    .map((route) => ({ route, file: join(folder, route, '+Page.tsx') }))
    .filter(({ file }) => existsSync(file));
  const imports = components.map(
    ({ file }, index) => `import Page${index} from ${JSON.stringify(file)};`,
  );
  const entries = components.map(({ route }, index) => `${JSON.stringify(route)}: Page${index}`);
  return `${imports.join('\n')}\nexport const SITE_PAGES = { ${entries.join(', ')} };\n`;
}

/**
 * Gives the engine's templates what only one site has: they import it by the names of modules that this plugin
 * makes, so that neither knows where the other lies.
 *
 * @param root folder of the site; undefined for what all sites share that have no code of their own.
 */
export function siteModules(root: string | undefined): Plugin {
  return {
    name: 'touchdown:site-modules',
    // Before packages are looked for: the engine's exports are its own sources here.
    enforce: 'pre',
    resolveId: (id) => {
      if (id === PAGES) return RESOLVED_PAGES;
      if (id === CLIENT) return RESOLVED_CLIENT;
      return id === DEFINITION ? RESOLVED_DEFINITION : PUBLIC[id];
    },
    load(id, options) {
      if (id === RESOLVED_DEFINITION) return definitionModule(root);
      // What is rendered ahead of time has no browser around it.
      if (id === RESOLVED_CLIENT) return clientModule(options?.ssr ? undefined : root);
      if (id !== RESOLVED_PAGES) return undefined;
      return root === undefined ? NO_PAGES : pagesModule(join(root, 'pages'));
    },
  };
}
