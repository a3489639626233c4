import { z } from 'zod';

/** A text that is the same in every language of the site, or one for each. */
export type Localized = string | Record<string, string>;

/**
 * A text, or a map of texts by language (`{ en: About, es: Nosotros }`). Which languages belong in the map only
 * the whole configuration can tell.
 *
 * @param one the text itself.
 */
export function localized(one: z.ZodType<string>, description: string) {
  const meta = { description: `${description} One for all languages, or a map by language.` };
  return z.union([one, z.record(z.string(), one)]).meta(meta);
}
