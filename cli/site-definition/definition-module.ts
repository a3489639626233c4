import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Name by which templates import what a site adds to the engine. */
export const DEFINITION = 'virtual:site';

/** Name by which scripts of the browser import what a site adds to them. */
export const CLIENT = 'virtual:site-client';

const NO_DEFINITION = 'export default {};\n';

/** The module that a site may describe itself in; undefined if it has none. */
export function definitionFile(root: string): string | undefined {
  return ['site.ts', 'site.tsx'].map((name) => join(root, 'site', name)).find(existsSync);
}

/**
 * Source of a module whose default export is all that a site adds to the engine.
 *
 * @param root folder of the site; undefined for what all sites share that have no code of their own.
 */
export function definitionModule(root: string | undefined): string {
  const file = root === undefined ? undefined : definitionFile(root);
  return file === undefined ? NO_DEFINITION : `export { default } from ${JSON.stringify(file)};\n`;
}

/** Source of a module whose default export is what a site runs in the browser besides the engine's scripts. */
export function clientModule(root: string | undefined): string {
  const file = root === undefined ? undefined : join(root, 'site/site.client.ts');
  return file !== undefined && existsSync(file)
    ? `export { default } from ${JSON.stringify(file)};\n`
    : NO_DEFINITION;
}
