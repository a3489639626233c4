import vocabulary from './schema-org.json' with { type: 'json' };

const TYPES: Readonly<Record<string, readonly string[]>> = vocabulary;

function wordsAt(type: string, place: 0 | 1): string[] {
  return (TYPES[type]?.[place] ?? '').split(' ').filter((word) => word !== '');
}

/** Names of all types of schema.org. */
export const SCHEMA_TYPES: readonly string[] = Object.keys(TYPES);

export function isSchemaType(type: string): boolean {
  return Object.hasOwn(TYPES, type);
}

/** A type and all above it. */
export function schemaTypes(type: string): Set<string> {
  const known = new Set([type]);
  for (const name of known) for (const parent of wordsAt(name, 0)) known.add(parent);
  return known;
}

/** The properties that things of a type may have. */
export function schemaProperties(type: string): Set<string> {
  return new Set([...schemaTypes(type)].flatMap((name) => wordsAt(name, 1)));
}
