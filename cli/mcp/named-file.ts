import { type SiteFile, siteFile, textOnDisk } from '../site/named-files.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { RefusedCall } from './tool.ts';

/**
 * A data file of the site by name, with its text.
 *
 * @throws RefusedCall if it is not a data file of the site, or not text.
 */
export function namedFile(name: string, site: SitePaths): { file: SiteFile; text: string } {
  const file = siteFile(name, site);
  const text = file && textOnDisk(file.path);
  if (!file || text === undefined)
    throw new RefusedCall(
      `${name} is none of the site’s data files. Those are landings/*.yaml, page.yaml and page.md below pages/, site.config.yaml, and site/words/*.yaml; list_pages tells the names.`,
    );
  return { file, text };
}
