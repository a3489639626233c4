import type { z } from 'zod';
import { type SiteWords, Words } from '../../schemas/words.ts';

/** Keys that have to be there and are not, those of maps inside as `faults.required`. */
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
 * The words that a site still has to write in a language that the engine does not speak.
 *
 * @param own what it has written.
 * @param idle groups that nobody is shown.
 * @returns their keys by group: `frame: skip, home; forms: faults.required`; empty if there is none.
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
