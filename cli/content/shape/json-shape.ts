import { z } from 'zod';
import type { Path } from '../value-path.ts';

/** The parts of a JSON Schema that are needed to look up paths. */
export interface JsonShape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonShape>;
  required?: string[];
  additionalProperties?: JsonShape | boolean;
  items?: JsonShape;
  minItems?: number;
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
  allOf?: JsonShape[];
  $ref?: string;
  $defs?: Record<string, JsonShape>;
}

const shapes = new WeakMap<z.ZodType, JsonShape>();

/** The JSON Schema for the input of a schema, cached. */
export function jsonShape(schema: z.ZodType): JsonShape {
  let shape = shapes.get(schema);
  if (!shape) {
    shape = z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as JsonShape;
    shapes.set(schema, shape);
  }
  return shape;
}

/** The alternatives of a shape. */
export function alternatives(shape: JsonShape | undefined): JsonShape[] {
  if (shape === undefined) return [];
  const choices = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  return choices.length === 0 ? [shape] : choices.flatMap(alternatives);
}

/** A part of a shape, or what it refers to: the icons, which are listed once, and values within values. */
export function referred({ $defs = {} }: JsonShape, part: JsonShape): JsonShape {
  return $defs[part.$ref?.replace('#/$defs/', '') ?? ''] ?? part;
}

function inside(shape: JsonShape, step: PropertyKey): JsonShape | undefined {
  if (shape.items && typeof step === 'number') return shape.items;
  const key = String(step);
  const { properties, additionalProperties } = shape;
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** The possible shapes of the value at a path; empty if there is no such path. */
export function shapesAt(shape: JsonShape, path: Path): JsonShape[] {
  return path.reduce<JsonShape[]>(
    (current, step) => current.flatMap((part) => alternatives(inside(part, step))),
    alternatives(shape),
  );
}

/** The possible keys of the map at a path, in the order of the schema. */
export function keysAt(shape: JsonShape, path: Path): string[] {
  const keys = shapesAt(shape, path).flatMap(({ properties }) => Object.keys(properties ?? {}));
  return [...new Set(keys)];
}

/** The keys that a map at a path must have, whichever of its shapes it has. */
export function requiredAt(shape: JsonShape, path: Path): string[] {
  const [first, ...others] = shapesAt(shape, path).map(({ required = [] }) => required);
  return (first ?? []).filter((key) => others.every((keys) => keys.includes(key)));
}

/** The minimum length of the list at a path. */
export function fewestAt(shape: JsonShape, path: Path): number {
  return Math.max(0, ...shapesAt(shape, path).map(({ minItems = 0 }) => minItems));
}
