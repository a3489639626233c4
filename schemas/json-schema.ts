import { z } from 'zod';
import { RegistryEntry } from './registry-entry.ts';
import { SiteWords } from './words.ts';

/** What the files of one site are held to. */
export interface FileSchemas {
  config: z.ZodType;
  landing: z.ZodType;
  page: z.ZodType;
}

export type SchemaFileName = keyof ReturnType<typeof documentsOf>;

function documentsOf({ config, landing, page }: FileSchemas) {
  return {
    'landing.schema.json': landing,
    'page.schema.json': page,
    'page-registry.schema.json': z.array(RegistryEntry),
    'site-config.schema.json': config,
    'words.schema.json': SiteWords,
  };
}

/**
 * The JSON Schemas for editors, made from the zod schemas that validate the files.
 * They are a subset: `lint` checks more than JSON Schema can say.
 *
 * @returns file name to formatted JSON text, ending in a line break.
 */
export function jsonSchemas(schemas: FileSchemas): Map<SchemaFileName, string> {
  const files = new Map<SchemaFileName, string>();
  for (const [name, schema] of Object.entries(documentsOf(schemas)) as [
    SchemaFileName,
    z.ZodType,
  ][]) {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'inline' });
    files.set(name, `${JSON.stringify(json, null, 2)}\n`);
  }
  return files;
}
