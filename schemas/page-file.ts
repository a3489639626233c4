import { z } from 'zod';
import type { SectionDefinition } from '../renderer/sections/define-section.ts';
import { type PriceLists, pricesKey } from './config/price-lists.ts';
import { GeoPoint } from './geo-point.ts';
import { Headings } from './landing-headings.ts';
import { Language } from './language.ts';
import { Picture } from './picture.ts';
import { entryOptions, PageType } from './registry-entry.ts';
import { Rosette } from './rosette.ts';
import { type InlineBlock, pageSections } from './section-order.ts';
import { Seo } from './seo.ts';
import { SitePath } from './slug.ts';
import { text } from './text.ts';

/** Subject of a page for its structured data (schema.org). */
export const SUBJECTS = [
  'business',
  'service',
  'place',
  'article',
  'about',
  'contact',
  'collection',
  'reviews',
] as const;

const Place = GeoPoint.extend({
  name: text('Town and state, such as `Leipzig, Saxony`.'),
  region: text('ISO code of the state, such as `US-TX`.'),
}).meta({ description: 'The place a location page is about; becomes its geo tags.' });

/** Keys common to all pages. */
const Entry = z.strictObject({
  name: text('Name of the page, as the owner would say it.'),
  type: PageType,
  description: text('One sentence on what the page is for.'),
  seo: Seo,
  language: Language.optional(),
  subject: z
    .enum(SUBJECTS)
    .optional()
    .meta({ description: 'What the page is about, for structured data. Default: `business`.' }),
  parent: SitePath.optional().meta({
    description:
      'Path of the page above this one in the breadcrumb: a hand-written one, since a landing has no pages below it. Default: the page one folder up, if there is one.',
  }),
  place: Place.optional(),
  rosette: Rosette.optional().meta({
    description:
      'Engraving behind a plain title and the closing call to action of this page. Default: the theme’s behind the closing call to action, and none behind the title.',
  }),
  randomUrgency: z.boolean().optional().meta({
    description:
      'Show one of the three urgency banners (`frame.urgency` in the words), chosen at random.',
  }),
  floatingBook: z
    .boolean()
    .optional()
    .meta({ description: 'Also keep a Book Now button in view on wide screens.' }),
  frame: z.enum(['site', 'plain']).optional().meta({
    description:
      'Frame of the page: the header and footer of the `site` (default), or a `plain` line with the name, for tools.',
  }),
  whatsappMessage: text('Prefilled text of this page’s chat button.').optional(),
  headings: Headings.optional(),
  pictures: z
    .record(
      z
        .string()
        .regex(/^[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/, 'must be a short name such as shop'),
      Picture,
    )
    .optional()
    .meta({
      description: 'Pictures shown by the `+Page.tsx` beside this file, by names of your choice.',
    }),
  ...entryOptions,
});

/**
 * The schema of a hand-written page's `pages/<route>/page.yaml` (docs/product.md, "Hand-written pages").
 *
 * @param sections available to pages of data.
 * @param priceLists available to the page.
 */
export function pageSchema(
  sections: readonly SectionDefinition[],
  priceLists?: PriceLists,
): z.ZodType<PageFile> {
  const body = { sections: pageSections(sections).optional(), ...pricesKey(priceLists) };
  return Entry.extend(body).meta({
    title: 'Hand-written page',
    description:
      'Registry entry and SEO of a hand-written page, and its sections if it is a data page.',
  }) as z.ZodType<PageFile>;
}

export type Subject = (typeof SUBJECTS)[number];

/** A hand-written page as its `page.yaml` defines it. */
export interface PageFile extends z.infer<typeof Entry> {
  sections?: InlineBlock[] | undefined;
  /** Name of one of the site's price lists. */
  prices?: string | undefined;
}
