import type { SiteDefinition } from '../../api/define-site.ts';
import type { SiteSchemas } from '../../content/site-schemas.ts';
import { LANDING_SECTIONS } from '../../renderer/sections/registry.ts';
import { landingSchema } from '../../schemas/landing.ts';
import { PageFile } from '../../schemas/page-file.ts';
import { SiteConfig } from '../../schemas/site-config.ts';
import { THEMES } from '../../schemas/theme.ts';

/** The shapes that the files of a site with this definition have. */
export function siteSchemas({ sections = [] }: SiteDefinition): SiteSchemas {
  const optional = [...LANDING_SECTIONS.optional, ...sections];
  const landing = landingSchema({ sections: { ...LANDING_SECTIONS, optional }, themes: THEMES });
  return { config: SiteConfig, landing, page: PageFile };
}
