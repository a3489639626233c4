import type { z } from 'zod';
import { type SiteWords, Words } from '../../schemas/words/words.ts';

/** Missing required keys, nested ones as `faults.required`. */
function missingKeys(schema: z.core.$ZodType, own: unknown, path = ''): string[] {
  const { shape } = schema as z.ZodObject;
  if (own === undefined || shape === undefined) return own === undefined ? [path] : [];
  return Object.entries(shape)
    .filter(([, key]) => key._zod.def.type !== 'optional')
    .flatMap(([key, value]) =>
      missingKeys(
        value,
        (own as Record<string, unknown>)[key],
        path === '' ? key : `${path}.${key}`,
      ),
    );
}

/**
 * The words that a site still has to provide for a language without texts in the engine.
 *
 * @param own words that it has.
 * @param idle groups that are not shown.
 * @returns the missing keys by group: `frame: skip, home; forms: faults.required`; empty if there are none.
 */
export function missingWords(own: SiteWords, idle: readonly string[]): string {
  return Object.entries(Words.shape)
    .flatMap(([group, schema]) => {
      if (schema.def.type === 'optional' || idle.includes(group)) return [];
      const keys = missingKeys(schema, own[group as keyof SiteWords] ?? {});
      return keys.length === 0 ? [] : `${group}: ${keys.join(', ')}`;
    })
    .join('; ');
}
