import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from '../build/build-state.ts';
import { outputPaths } from '../build/output-folder.ts';
import { outputKey } from '../build/output-record.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import type { Facts } from '../content/facts/facts.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { SitePaths } from '../site/site-paths.ts';

function keptConfig(root: string, out: string): string {
  return join(stateFolder(root), `${outputKey(outputPaths(out).out)}-config.yaml`);
}

/** Stores the configuration of a build, so that a later plan can tell which facts have changed. */
export function keepBuiltConfig({ root, configFile }: SitePaths, out: string): void {
  const path = keptConfig(root, out);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(configFile, path);
}

/** The facts that the site was built with into a folder; undefined if they are not known. */
export function builtFacts({ root, schemas }: OpenSite, out: string): Facts | undefined {
  const path = keptConfig(root, out);
  return existsSync(path) ? readSiteConfig(path, root, schemas).facts : undefined;
}
