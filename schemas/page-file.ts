import { z } from 'zod';
import { Language } from './language.ts';
import { entryOptions, PageType } from './registry-entry.ts';
import { Seo } from './seo.ts';
import { text } from './text.ts';

/** A hand-written page's `pages/<route>/page.yaml` (contract, "A hand-written page"). */
export const PageFile = z
  .strictObject({
    name: text('Name of the page, as the owner would say it.'),
    type: PageType,
    description: text('One sentence on what the page is for.'),
    seo: Seo,
    language: Language.optional(),
    ...entryOptions,
  })
  .meta({
    title: 'Hand-written page',
    description: 'Registry entry and SEO of a hand-written page.',
  });

export type PageFile = z.infer<typeof PageFile>;
