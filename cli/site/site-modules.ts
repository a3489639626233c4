import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { routeFolders } from '../content/pages/page-routes.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { CLIENT, clientModule, DEFINITION, definitionModule } from './definition-module.ts';

/** Module from which templates import the components of the site's own pages. */
const PAGES = 'virtual:site-pages';

/** A NUL marks a virtual module, so that other plugins do not treat it as a file. */
const RESOLVED_PAGES = `\0${PAGES}`;
const RESOLVED_DEFINITION = `\0${DEFINITION}`;
const RESOLVED_CLIENT = `\0${CLIENT}`;

/** The engine's exports that a site's code can import, by package path. */
const PUBLIC: Record<string, string> = {
  touchdown: join(ENGINE_ROOT, 'api/touchdown.ts'),
  'touchdown/client': join(ENGINE_ROOT, 'api/client.ts'),
  'touchdown/components': join(ENGINE_ROOT, 'api/components.ts'),
};

const NO_PAGES = 'export const SITE_PAGES = {};\n';

/** Source of a module that exports the component of each route below a pages folder that has one. */
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
 * Provides the site's own modules to the engine's templates as virtual modules, so that neither depends on the
 * location of the other.
 *
 * @param root folder of the site; undefined for what all sites without own code share.
 */
export function siteModules(root: string | undefined): Plugin {
  return {
    name: 'touchdown:site-modules',
    // Before package resolution: here the engine's exports are its own sources.
    enforce: 'pre',
    resolveId: (id) => {
      if (id === PAGES) return RESOLVED_PAGES;
      if (id === CLIENT) return RESOLVED_CLIENT;
      return id === DEFINITION ? RESOLVED_DEFINITION : PUBLIC[id];
    },
    load(id, options) {
      if (id === RESOLVED_DEFINITION) return definitionModule(root);
      // There is no browser when pages are prerendered.
      if (id === RESOLVED_CLIENT) return clientModule(options?.ssr ? undefined : root);
      if (id !== RESOLVED_PAGES) return undefined;
      return root === undefined ? NO_PAGES : pagesModule(join(root, 'pages'));
    },
  };
}
