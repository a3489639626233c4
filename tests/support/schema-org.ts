import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Thing = Record<string, unknown>;

const SOURCE = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

/** Members of a union in the declarations, without what JSON-LD adds to every type. */
function members(union: string): string[] {
  return union
    .split('|')
    .map((name) => name.trim().replace(/^\(|\)$/g, ''))
    .filter((name) => /^[A-Z]\w*$/.test(name) && name !== 'IdReference');
}

interface Declaration {
  parents: string[];
  /** Names of the allowed value types, by property. */
  properties: Map<string, string[]>;
}

function readInterfaces(): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  const pattern = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{$([\s\S]*?)^\}/gm;
  for (const [, name = '', parents = '', body = ''] of SOURCE.matchAll(pattern)) {
    const properties = new Map<string, string[]>();
    for (const [, key = '', union = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "/gm))
      properties.set(key, members(union));
    found.set(name, { parents: parents.split(',').map((parent) => parent.trim()), properties });
  }
  return found;
}

function readAliases(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', union = ''] of SOURCE.matchAll(/^export type (\w+) = (.+);$/gm))
    found.set(name, members(union));
  return found;
}

const interfaces = readInterfaces();
const aliases = readAliases();

/** Every type in schema.org's vocabulary that a value of `name` may have. */
export function typesBelow(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const member of aliases.get(name) ?? []) typesBelow(member.replace(/Leaf$/, ''), seen);
  return seen;
}

function propertyRange(declaration: string, property: string): string[] | undefined {
  const { parents = [], properties } = interfaces.get(declaration) ?? {};
  const own = properties?.get(property);
  if (own) return own;
  for (const parent of parents) {
    const inherited = propertyRange(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

const PLAIN: Record<string, RegExp> = {
  string: /^(?:Text|URL|Date|DateTime|Time|CssSelectorType|XPathType|PronounceableText)$/,
  number: /^(?:Number|Integer|Float|Text)$/,
  boolean: /^Boolean$/,
};

/** Types whose values may be given as a name or address, as in schema.org's own examples. */
const NAMED_BY_TEXT = /^(?:DayOfWeek|PaymentMethod|Language|Thing)$/;

function faultOfValue(value: unknown, range: string[], place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => faultOfValue(item, range, place));
  if (typeof value === 'object' && value !== null) {
    const thing = value as Thing;
    if (Object.keys(thing).join() === '@id') return [];
    const allowed = range.some((name) => typesBelow(name).has(String(thing['@type'])));
    return [
      ...(allowed ? [] : [`${place} may not be a ${String(thing['@type'])}`]),
      ...vocabularyFaults(thing, place),
    ];
  }
  const plain = PLAIN[typeof value];
  const fits = range.some((name) => plain?.test(name) || NAMED_BY_TEXT.test(name));
  return fits ? [] : [`${place} may not be ${JSON.stringify(value)}`];
}

/**
 * Violations of schema.org's vocabulary: unknown types, properties that a type does not have, and values of a kind
 * that a property does not allow.
 */
export function vocabularyFaults(thing: Thing, place = String(thing['@type'])): string[] {
  const type = String(thing['@type']);
  if (!interfaces.has(`${type}Leaf`)) return [`${type} is no type of schema.org`];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const range = propertyRange(`${type}Leaf`, property);
    if (!range) return [`${place}: ${type} has no ${property}`];
    return faultOfValue(value, range, `${place}.${property}`);
  });
}
