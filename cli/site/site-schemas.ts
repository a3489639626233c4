import type { z } from 'zod';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import { themesOf } from '../../renderer/themes/registry.ts';
import { siteConfigSchema } from '../../schemas/config/site-config.ts';
import { landingSchema } from '../../schemas/landing.ts';
import { pageSchema } from '../../schemas/page-file.ts';
import type { SiteSchemas } from '../content/shape/site-schemas.ts';
import type { SiteDefinition } from './define-site.ts';

/** The schemas for the files of a site with this definition. */
export function siteSchemas(definition: SiteDefinition): SiteSchemas {
  const { sections = [], facts, sameFacts = [], priceLists } = definition;
  const optional = [...LANDING_SECTIONS.optional, ...LANDING_SECTIONS.popups, ...sections];
  return {
    // The site's pages know the type of its own facts through `OwnFacts`.
    config: siteConfigSchema(facts) as z.ZodType as SiteSchemas['config'],
    sameFacts,
    landing: landingSchema({
      sections: { ...LANDING_SECTIONS, optional },
      themes: Object.keys(themesOf(definition)),
      priceLists,
    }),
    titles: new Set([
      'title',
      ...sections.filter(({ isTitle }) => isTitle).map(({ name }) => name),
    ]),
    page: pageSchema([...PAGE_SECTIONS, ...LANDING_SECTIONS.required, ...optional], priceLists),
  };
}
