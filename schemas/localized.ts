import { z } from 'zod';

/** A text that is the same in every language of the site, or one for each. */
export type Localized = string | Record<string, string>;

/**
 * A text, or a map of texts by language (`{ en: About, es: Nosotros }`). Only the whole configuration determines which
 * languages belong in the map.
 *
 * @param one schema of the text itself.
 */
export function localized(one: z.ZodType<string>, description: string) {
  const meta = { description: `${description} One for all languages, or a map by language.` };
  return z.union([one, z.record(z.string(), one)]).meta(meta);
}
