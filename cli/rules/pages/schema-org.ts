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

/** What is known of the types that were asked for: every page has the same few. */
const asked = new Map<string, { types: ReadonlySet<string>; properties: ReadonlySet<string> }>();

function known(type: string) {
  const before = asked.get(type);
  if (before) return before;
  const types = new Set([type]);
  for (const name of types) for (const parent of wordsAt(name, 0)) types.add(parent);
  const found = { types, properties: new Set([...types].flatMap((name) => wordsAt(name, 1))) };
  asked.set(type, found);
  return found;
}

/** A type and all above it. */
export function schemaTypes(type: string): ReadonlySet<string> {
  return known(type).types;
}

/** The properties that things of a type may have. */
export function schemaProperties(type: string): ReadonlySet<string> {
  return known(type).properties;
}
