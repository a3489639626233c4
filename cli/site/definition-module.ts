import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sectionFiles, shownFile } from './section-files.ts';

/** Module from which templates import what a site adds to the engine. */
export const DEFINITION = 'virtual:site';

/** Module from which browser scripts import what a site adds to them. */
export const CLIENT = 'virtual:site-client';

const NO_DEFINITION = 'export default {};\n';

/** The module with a site's definition; undefined if it has none. */
export function definitionFile(root: string): string | undefined {
  return ['site.ts', 'site.tsx'].map((name) => join(root, 'site', name)).find(existsSync);
}

/** Source that adds the sections in files of their own to those of the definition. */
function withSections(definition: string | undefined, files: readonly string[]): string {
  const own =
    definition === undefined ? 'const own = {};' : `import own from ${JSON.stringify(definition)};`;
  const imports = files.map(
    (file, index) => `import * as module${index} from ${JSON.stringify(file)};`,
  );
  const found = files.map(
    (file, index) => `[${JSON.stringify(shownFile(file))}, sectionsIn(module${index})]`,
  );
  return `${own}
${imports.join('\n')}
const isSection = (value) => typeof value === 'object' && value !== null && 'schema' in value && 'Component' in value;
const sectionsIn = (module) => Object.values(module).filter(isSection);
export const sectionsByFile = [${found.join(', ')}];
export default { ...own, sections: [...(own.sections ?? []), ...sectionsByFile.flatMap(([, sections]) => sections)] };
`;
}

/**
 * Source of a module whose default export is everything that a site adds to the engine: the definition in its
 * `site/site.ts`, and the sections below `site/sections/`.
 *
 * @param root folder of the site; undefined for what all sites without own code share.
 */
export function definitionModule(root: string | undefined): string {
  if (root === undefined) return NO_DEFINITION;
  const file = definitionFile(root);
  const files = sectionFiles(root);
  if (files.length > 0) return withSections(file, files);
  return file === undefined ? NO_DEFINITION : `export { default } from ${JSON.stringify(file)};\n`;
}

/** The stylesheet of a site's own pages, loaded after the engine's. */
export function styleFile(root: string): string | undefined {
  const file = join(root, 'site/site.css');
  return existsSync(file) ? file : undefined;
}

/** Source of a module whose default export is what a site runs in the browser besides the engine's scripts. */
export function clientModule(root: string | undefined): string {
  if (root === undefined) return NO_DEFINITION;
  const script = join(root, 'site/site.client.ts');
  return existsSync(script)
    ? `export { default } from ${JSON.stringify(script)};\n`
    : NO_DEFINITION;
}
