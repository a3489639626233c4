import { z } from 'zod';
import { RegistryEntry } from './registry-entry.ts';
import { SiteWords } from './words/words.ts';

/** The schemas of the files a site adds to. */
export interface FileSchemas {
  config: z.ZodType;
  landing: z.ZodType;
  page: z.ZodType;
}

/** Cached by schema: a process that generates the files of several sites reuses most of them. */
const texts = new WeakMap<z.ZodType, string>();

function textOf(schema: z.ZodType): string {
  let text = texts.get(schema);
  if (text === undefined) {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'inline' });
    text = `${JSON.stringify(json, null, 2)}\n`;
    texts.set(schema, text);
  }
  return text;
}

const REGISTRY = z.array(RegistryEntry);

/**
 * The JSON Schemas for editors, generated from the zod schemas that validate the files of a site. They are a subset:
 * `lint` checks more than JSON Schema can express.
 *
 * @returns file name to formatted JSON text, ending in a line break.
 */
export function jsonSchemas({ config, landing, page }: FileSchemas): Map<string, string> {
  const documents: Record<string, z.ZodType> = {
    'landing.schema.json': landing,
    'page.schema.json': page,
    'page-registry.schema.json': REGISTRY,
    'site-config.schema.json': config,
    'words.schema.json': SiteWords,
  };
  return new Map(Object.entries(documents).map(([name, schema]) => [name, textOf(schema)]));
}
