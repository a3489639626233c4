import { z } from 'zod';
import type { SectionDefinition } from '../renderer/sections/define-section.ts';
import type { LANDING_SECTIONS } from '../renderer/sections/registry.ts';
import { type PriceLists, pricesKey } from './config/price-lists.ts';
import { themeOf } from './config/theme.ts';
import { Headings } from './landing-headings.ts';
import { Language } from './language.ts';
import { entryOptions } from './registry-entry.ts';
import { type InlineBlock, sectionOrder } from './section-order.ts';
import { Seo } from './seo.ts';
import { slug } from './slug.ts';
import { text } from './text.ts';
import { Variants } from './variants.ts';

const Page = z
  .strictObject({
    name: text(
      'Name of the page in lists and in the admin area. Default: the headline.',
    ).optional(),
    description: text(
      'One sentence on what the page is for, for the same lists. Default: the SEO description.',
    ).optional(),
    ogImage: z
      .boolean()
      .optional()
      .meta({ description: 'Draw a preview picture for this page instead of the theme’s.' }),
    ...entryOptions,
  })
  .meta({
    description:
      'About the page itself: its name in lists, schedule, preview picture and addresses. Every key is optional.',
  });

/** The sections a landing can consist of. */
export interface LandingSections {
  /** The first screen. */
  hero: SectionDefinition;
  /** Sections between hero and closing call that every landing has. */
  required: readonly SectionDefinition[];
  /** The closing call. */
  cta: SectionDefinition;
  /** Optional sections between hero and closing call. */
  optional: readonly SectionDefinition[];
}

/** The schema of a section's block, with the section's description. */
function blockOf({ schema, description }: SectionDefinition): z.ZodType {
  return schema.meta({ description });
}

function blocksOf(sections: readonly SectionDefinition[]): [string, z.ZodType][] {
  return sections.map((section) => [section.name, blockOf(section)]);
}

/**
 * The schema of a landing file, `landings/<slug>.yaml` (docs/product.md, "Landing files").
 *
 * @param themes names of the available themes.
 */
export function landingSchema(parts: {
  sections: LandingSections;
  themes: readonly string[];
  priceLists?: PriceLists | undefined;
}): z.ZodType<Landing> {
  const { hero, required, cta, optional } = parts.sections;
  const blocks = blocksOf(optional).map(([name, block]) => [name, block.optional()]);
  const schema = z
    .strictObject({
      page: Page.optional(),
      language: Language.optional(),
      translationOf: slug('Slug of the landing that this one translates.').optional(),
      seo: Seo,
      theme: themeOf(parts.themes).optional(),
      ...pricesKey(parts.priceLists),
      hero: blockOf(hero),
      ...Object.fromEntries(blocksOf(required)),
      cta: blockOf(cta),
      whatsappMessage: text(
        'Text that the chat button fills in for the visitor. Required if the site has `business.whatsapp`.',
      ).optional(),
      headings: Headings.optional(),
      sections: sectionOrder([...required, ...optional]).optional(),
      variants: Variants.optional(),
      ...Object.fromEntries(blocks),
    })
    .meta({
      title: 'Landing page',
      description: 'One landing page. The file’s name is its address.',
    });
  return schema as unknown as z.ZodType<Landing>;
}

type BlockOf<Definition> =
  Definition extends SectionDefinition<string, infer Schema> ? z.output<Schema> : never;
type BlocksOf<Definitions extends readonly SectionDefinition[]> = {
  [Definition in Definitions[number] as Definition['name']]: BlockOf<Definition>;
};

type Required = BlocksOf<(typeof LANDING_SECTIONS)['required']>;
type Optional = BlocksOf<(typeof LANDING_SECTIONS)['optional']> &
  BlocksOf<(typeof LANDING_SECTIONS)['popups']>;

/** Blocks between hero and closing call that every landing has. */
export const REQUIRED_BLOCKS = [
  'problems',
  'guide',
  'plan',
  'success',
  'failure',
] as const satisfies readonly (keyof Required)[];

/** Keys of a landing that hold no block, or a block with a fixed position. */
export const FIXED_KEYS: ReadonlySet<string> = new Set([
  ...['page', 'language', 'translationOf', 'seo', 'theme', 'prices'],
  ...['hero', 'cta', 'whatsappMessage', 'headings', 'sections', 'variants'],
]);

/** A landing as its file defines it, with the engine's own sections; sections of a site are keyed by name. */
export interface Landing
  extends Required,
    Partial<{ [Name in keyof Optional]: Optional[Name] | undefined }> {
  page?: z.infer<typeof Page> | undefined;
  language?: Language | undefined;
  translationOf?: string | undefined;
  seo: Seo;
  theme?: string | undefined;
  prices?: string | undefined;
  hero: BlockOf<(typeof LANDING_SECTIONS)['hero']>;
  cta: BlockOf<(typeof LANDING_SECTIONS)['cta']>;
  whatsappMessage?: string | undefined;
  headings?: Headings | undefined;
  /** Block names, or inline blocks keyed by section name. */
  sections?: (string | InlineBlock)[] | undefined;
  /** In the file only: once read, each variant is a landing of its own. */
  variants?: z.infer<typeof Variants> | undefined;
}
