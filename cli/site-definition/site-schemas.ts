import type { SiteDefinition } from '../../api/define-site.ts';
import type { SiteSchemas } from '../../content/site-schemas.ts';
import { Landing } from '../../schemas/landing.ts';
import { PageFile } from '../../schemas/page-file.ts';
import { SiteConfig } from '../../schemas/site-config.ts';

/** The shapes that the files of a site with this definition have. */
export function siteSchemas(_definition: SiteDefinition): SiteSchemas {
  return { config: SiteConfig, landing: Landing, page: PageFile };
}
