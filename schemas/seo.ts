import { z } from 'zod';
import { SEO_LIMITS } from './config/seo-limits.ts';
import { shortText, text } from './text.ts';

/** What search engines and link previews show for a page. Lengths are checked by lint, not by the schema. */
export const Seo = z
  .strictObject({
    title: shortText(
      `Title in the browser tab and in search results, at most ${SEO_LIMITS.title} characters.`,
      SEO_LIMITS.title,
    ),
    description: shortText(
      `Summary under the title in search results, at most ${SEO_LIMITS.description} characters.`,
      SEO_LIMITS.description,
    ),
    keywords: z
      .array(text('A search phrase.'))
      .optional()
      .meta({ description: 'Search phrases that this page answers.' }),
  })
  .meta({ description: 'What search engines and link previews show.' });

export type Seo = z.infer<typeof Seo>;
