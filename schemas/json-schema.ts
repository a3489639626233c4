import { z } from 'zod';
import { Landing } from './landing.ts';
import { PageFile } from './page-file.ts';
import { RegistryEntry } from './registry-entry.ts';
import { SiteConfig } from './site-config.ts';
import { SiteWords } from './words.ts';

const documents = {
  'landing.schema.json': Landing,
  'page.schema.json': PageFile,
  'page-registry.schema.json': z.array(RegistryEntry),
  'site-config.schema.json': SiteConfig,
  'words.schema.json': SiteWords,
} as const;

export type SchemaFileName = keyof typeof documents;

/**
 * The JSON Schemas for editors, made from the zod schemas that validate the files.
 * They are a subset: `lint` checks more than JSON Schema can say.
 *
 * @returns file name to formatted JSON text, ending in a line break.
 */
export function jsonSchemas(): Map<SchemaFileName, string> {
  const files = new Map<SchemaFileName, string>();
  for (const [name, schema] of Object.entries(documents) as [SchemaFileName, z.ZodType][]) {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'inline' });
    files.set(name, `${JSON.stringify(json, null, 2)}\n`);
  }
  return files;
}
