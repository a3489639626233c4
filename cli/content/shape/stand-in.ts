import type { z } from 'zod';
import type { Path } from '../value-path.ts';

/** The internals of zod that are used here. */
type Inner = z.core.$ZodTypes;

/** Values that one of the formats of texts accepts: a word, an address, a language, a color, a time, and so on. */
const TEXTS = [
  ...['X', '/', 'https://www.example.com', 'x', 'en', 'US', 'UTC', 'USD', '#000000', '09:00'],
  ...['2000-01-01', '2000-01', '2000-01-01T09:00', '(432) 555-0142', '10000000', 'x@example.com'],
  ...['x.jpg', 'x.pdf', 'x.mp4', 'X X'],
];

const NUMBERS = [1, 0, 0.5, 2, 10, 100, 1000, 2000, -1];

/** Most entries that any list needs. */
const MOST_ENTRIES = 8;

function partsAt(schema: Inner, step: PropertyKey): Inner[] {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const known = def.shape[String(step)] ?? def.catchall;
      return known ? [known as Inner] : [];
    }
    case 'record':
      return [def.valueType as Inner];
    case 'array':
      return [def.element as Inner];
    default:
      return unwrapped(schema).flatMap((inner) => partsAt(inner, step));
  }
}

/** What an optional schema, one with a default, or a union consists of. */
function unwrapped(schema: Inner): Inner[] {
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly':
      return [def.innerType as Inner];
    case 'lazy':
      return [def.getter() as Inner];
    case 'union':
      return def.options as Inner[];
    default:
      return [];
  }
}

/** The schemas that a value at a path may have. */
export function schemasAt(schema: z.ZodType, path: Path): z.ZodType[] {
  return path.reduce<Inner[]>(
    (parts, step) => parts.flatMap((part) => partsAt(part, step)),
    [schema as unknown as Inner],
  ) as unknown as z.ZodType[];
}

/** The keys that a map of this shape can have. */
export function keysOf(schema: z.ZodType): string[] {
  const inner = schema as unknown as Inner;
  const { def } = inner._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  return unwrapped(inner).flatMap((part) => keysOf(part as unknown as z.ZodType));
}

/** Candidates for a valid value, the plainest first. */
function* candidates(schema: Inner): Generator<unknown> {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      yield* TEXTS;
      break;
    case 'number':
      yield* NUMBERS;
      break;
    case 'boolean':
      yield false;
      break;
    case 'enum':
      yield* Object.values(def.entries);
      break;
    case 'literal':
      yield* def.values;
      break;
    case 'array': {
      const entry = standInOf(def.element as z.ZodType);
      for (let length = 0; length <= MOST_ENTRIES; length += 1) yield Array(length).fill(entry);
      break;
    }
    case 'record':
      yield {};
      break;
    case 'object': {
      const keys = Object.entries(def.shape);
      const isNeeded = ([, part]: (typeof keys)[number]) =>
        (part as Inner)._zod.optin !== 'optional';
      const made = ([key, part]: (typeof keys)[number]) => [key, standInOf(part as z.ZodType)];
      const least = Object.fromEntries(keys.filter(isNeeded).map(made));
      yield least;
      // Some maps need one of their keys.
      for (const other of keys.filter((key) => !isNeeded(key)))
        yield { ...least, ...Object.fromEntries([made(other)]) };
      break;
    }
    default:
      for (const inner of unwrapped(schema)) yield* candidates(inner);
  }
}

/** Stand-ins by schema; undefined while one is looked for, which may be a part of itself. */
const known = new WeakMap<z.ZodType, unknown>();

/**
 * A plain value of the right shape; undefined if none is found.
 *
 * @param others entries of its list: a name that stands there twice would be a mistake of its own.
 */
export function standInOf(schema: z.ZodType, others: readonly unknown[] = []): unknown {
  if (others.length > 0) return madeFor(schema, others);
  if (!known.has(schema)) {
    known.set(schema, undefined);
    known.set(schema, madeFor(schema, others));
  }
  return structuredClone(known.get(schema));
}

function madeFor(schema: z.ZodType, others: readonly unknown[]): unknown {
  let twin: unknown;
  for (const value of candidates(schema as unknown as Inner)) {
    if (!schema.safeParse(value, { jitless: true }).success) continue;
    if (!others.includes(value)) return value;
    twin ??= value;
  }
  return twin;
}
