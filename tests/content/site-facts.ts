import { join } from 'node:path';
import type { Facts } from '../../content/facts.ts';
import { readSiteConfig } from '../../content/site-config-file.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/** The site's own configuration, which every test of content may rely on. */
export function siteFacts(): { config: SiteConfig; facts: Facts } {
  const { config, facts, diagnostics } = readSiteConfig(join(ROOT, 'site.config.yaml'), ROOT);
  if (!config || !facts) throw new Error(JSON.stringify(diagnostics));
  return { config, facts };
}
