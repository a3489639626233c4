import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SITE_ROOT } from './site-root.ts';

/** Where the content of a site lies; all paths are absolute. */
export interface SitePaths {
  landingsDir: string;
  configFile: string;
}

/** What was given is taken as it is; otherwise the working folder's own, and failing that this site's. */
function place(cwd: string, given: string | undefined, name: string): string {
  if (given !== undefined) return resolve(cwd, given);
  const here = join(cwd, name);
  return existsSync(here) ? here : join(SITE_ROOT, name);
}

/** Finds landings and configuration (docs/product.md, "Commands"). */
export function resolveSite(options: {
  cwd: string;
  landings?: string;
  config?: string;
}): SitePaths {
  return {
    landingsDir: place(options.cwd, options.landings, 'landings'),
    configFile: place(options.cwd, options.config, 'site.config.yaml'),
  };
}
