import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import type { Facts } from '../content/facts/facts.ts';
import { RefusedCall, type ToolContext } from './tool.ts';

/**
 * The configuration of the site and its facts.
 *
 * @throws RefusedCall if it has errors.
 */
export function soundConfig({ site, cwd }: Pick<ToolContext, 'site' | 'cwd'>): {
  config: SiteConfig;
  facts: Facts;
} {
  const { config, facts } = readSiteConfig(site.configFile, cwd, site.schemas);
  if (!config || !facts)
    throw new RefusedCall('The configuration has errors. Ask lint, and mend them first.');
  return { config, facts };
}
