import { z } from 'zod';
import { RegistryEntry } from './registry-entry.ts';
import { SiteWords } from './words.ts';

/** The shapes of the files that a site adds to. */
export interface FileSchemas {
  config: z.ZodType;
  landing: z.ZodType;
  page: z.ZodType;
}

/**
 * The JSON Schemas for editors, made from the zod schemas that validate the files of a site.
 * They are a subset: `lint` checks more than JSON Schema can say.
 *
 * @returns file name to formatted JSON text, ending in a line break.
 */
export function jsonSchemas({ config, landing, page }: FileSchemas): Map<string, string> {
  const documents: Record<string, z.ZodType> = {
    'landing.schema.json': landing,
    'page.schema.json': page,
    'page-registry.schema.json': z.array(RegistryEntry),
    'site-config.schema.json': config,
    'words.schema.json': SiteWords,
  };
  const files = new Map<string, string>();
  for (const [name, schema] of Object.entries(documents)) {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'inline' });
    files.set(name, `${JSON.stringify(json, null, 2)}\n`);
  }
  return files;
}
