import { z } from 'zod';
import { Language } from './language.ts';
import { PreviewPicture } from './preview-picture.ts';
import { scheduleOptions } from './schedule.ts';
import { SitePath, slug } from './slug.ts';
import { text } from './text.ts';

/** Page types in the registry (docs/product.md, "Output"). */
export const PAGE_TYPES = ['main', 'location', 'service', 'landing', 'utility'] as const;

export const PageType = z.enum(PAGE_TYPES).meta({
  description: 'Kind of page; the admin area counts and filters by it.',
});

/** A calendar day, `2026-03-31`; the only source of dates in the output, so that builds are reproducible. */
export const IsoDate = z.iso.date('must be a date such as 2026-03-31').meta({
  description: 'Day of the last change worth telling search engines, such as `2026-03-31`.',
});

/** Keys with which any page may describe itself; shared by landings and hand-written pages. */
export const entryOptions = {
  updated: IsoDate.optional(),
  aliases: z
    .array(SitePath)
    .optional()
    .meta({ description: 'Further addresses of this page; they carry its canonical link.' }),
  noindex: z
    .boolean()
    .optional()
    .meta({ description: 'Keep the page out of search engines and out of the sitemap.' }),
  canonical: SitePath.optional().meta({
    description: 'Path of the page that search engines should show instead of this one.',
  }),
  image: PreviewPicture.optional(),
  ...scheduleOptions,
};

/** One object of the array in `dist/page-registry.json` (docs/product.md, "Output"). */
export const RegistryEntry = z
  .strictObject({
    name: text('Name of the page, as the owner would say it.'),
    path: SitePath,
    type: PageType,
    description: text('One sentence on what the page is for.'),
    title: text('Title, as shown in search results.'),
    seoDescription: text('Description, as shown in search results.'),
    language: Language,
    canonical: SitePath.meta({ description: 'Canonical path of the page.' }),
    noindex: z.boolean().meta({ description: 'True if search engines are asked not to index it.' }),
    updated: IsoDate.optional(),
    aliases: entryOptions.aliases,
    translationOf: slug('Slug of the page that this one translates.').optional(),
  })
  .meta({ description: 'A page of the site, as listed in `page-registry.json`.' });

export type RegistryEntry = z.infer<typeof RegistryEntry>;
export type PageType = z.infer<typeof PageType>;
