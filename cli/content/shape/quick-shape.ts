import type { z } from 'zod';
import { isShared } from '../shared-values.ts';

/** Tells whether a value matches a schema, without explaining why not. */
export type Accepts = (value: unknown) => boolean;

/** The internals of zod that are used here. */
type Inner = z.core.$ZodTypes;
type Check = z.core.$ZodCheck;

/** Runs the checks of a schema as zod would; fails for a check that transforms its value. */
function passes(checks: readonly Check[], value: unknown): boolean {
  if (checks.length === 0) return true;
  const payload: z.core.ParsePayload = { value, issues: [] };
  for (const check of checks) {
    if (check._zod.check(payload as never) instanceof Promise) return false;
    if (payload.issues.length > 0 || payload.value !== value) return false;
  }
  return true;
}

/** The checks of a schema in zod's order; a format such as `z.int()` is its own first check. */
function checksOf(schema: Inner): Check[] {
  const own = schema._zod.traits.has('$ZodCheck') ? [schema as unknown as Check] : [];
  return [...own, ...((schema._zod.def.checks ?? []) as Check[])];
}

function acceptsObject({ shape, catchall }: z.core.$ZodObjectDef): Accepts | undefined {
  if (catchall !== undefined && (catchall as Inner)._zod.def.type !== 'never') return undefined;
  const keys = new Map<string, { accepts: Accepts; required: boolean; right: WeakSet<object> }>();
  for (const [key, schema] of Object.entries(shape)) {
    const accepts = quickShape(schema as z.ZodType);
    if (!accepts) return undefined;
    keys.set(key, {
      accepts,
      required: (schema as Inner)._zod.def.type !== 'optional',
      right: new WeakSet(),
    });
  }
  const needed = [...keys.values()].filter(({ required }) => required).length;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    let found = 0;
    // Iterates over the existing keys rather than the allowed ones: engines enumerate them at once.
    for (const key in value) {
      const known = keys.get(key);
      if (!known) return false;
      const item = (value as Record<string, unknown>)[key];
      if (!isShared(item)) {
        if (!known.accepts(item)) return false;
      } else if (!known.right.has(item)) {
        if (!known.accepts(item)) return false;
        known.right.add(item);
      }
      if (known.required) found += 1;
    }
    return found === needed;
  };
}

function acceptsType(schema: Inner): Accepts | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'enum': {
      const names = new Set<unknown>(Object.values(def.entries));
      return (value) => names.has(value);
    }
    case 'array': {
      const accepts = quickShape(def.element as z.ZodType);
      return accepts && ((value) => Array.isArray(value) && value.every(accepts));
    }
    case 'record': {
      const [key, accepts] = [def.keyType, def.valueType].map((part) =>
        quickShape(part as z.ZodType),
      );
      return (
        key &&
        accepts &&
        ((value) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.entries(value).every(([name, item]) => key(name) && accepts(item)))
      );
    }
    case 'union': {
      const options = def.options.map((option) => quickShape(option as z.ZodType));
      if (!options.every((option) => option !== undefined)) return undefined;
      return (value) => options.some((accepts) => accepts(value));
    }
    case 'unknown':
      return () => true;
    case 'optional':
      return quickShape(def.innerType as z.ZodType);
    case 'object':
      return acceptsObject(def);
    default:
      return undefined;
  }
}

/** Results by schema, including undefined: sections share many parts. */
const known = new WeakMap<z.ZodType, { accepts: Accepts | undefined }>();

function makeQuickShape(schema: z.ZodType): Accepts | undefined {
  const inner = schema as unknown as Inner;
  const accepts = acceptsType(inner);
  const checks = checksOf(inner);
  if (!accepts || checks.length === 0) return accepts;
  return (value) => accepts(value) && passes(checks, value);
}

/**
 * A fast check for the common case of a valid value: everything that it accepts, zod accepts too, and returns
 * unchanged. Only for plain data, as parsers of files produce it.
 *
 * @returns undefined if the schema has parts that transform values or are not supported here.
 */
export function quickShape(schema: z.ZodType): Accepts | undefined {
  let made = known.get(schema);
  if (!made) {
    made = { accepts: makeQuickShape(schema) };
    known.set(schema, made);
  }
  return made.accepts;
}
