import vocabulary from './schema-org.json' with { type: 'json' };

const TYPES: Readonly<Record<string, readonly string[]>> = vocabulary;

function wordsAt(type: string, place: 0 | 1): string[] {
  return (TYPES[type]?.[place] ?? '').split(' ').filter((word) => word !== '');
}

/** Names of all schema.org types. */
export const SCHEMA_TYPES: readonly string[] = Object.keys(TYPES);

export function isSchemaType(type: string): boolean {
  return Object.hasOwn(TYPES, type);
}

/** Cache: every page uses the same few types. */
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

/** A type and all its supertypes. */
export function schemaTypes(type: string): ReadonlySet<string> {
  return known(type).types;
}

/** The allowed properties of a type. */
export function schemaProperties(type: string): ReadonlySet<string> {
  return known(type).properties;
}
