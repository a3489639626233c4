import { parse } from 'yaml';
import { z } from 'zod';
import type { Landing } from '../../schemas/landing.ts';
import { suggest } from '../content/suggest.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** One value to set in a landing. */
export interface Assignment {
  path: (string | number)[];
  value: unknown;
}

/** The parts of a JSON Schema that tell what a path leads to. */
export interface JsonShape {
  type?: string;
  properties?: Record<string, JsonShape>;
  items?: JsonShape;
}

/** The shape of a landing, as paths are followed through it. */
export function landingShape(landing: z.ZodType<Landing>): JsonShape {
  return z.toJSONSchema(landing, { io: 'input', reused: 'inline' }) as JsonShape;
}

/** @throws NewLandingFault if a landing has no such key. */
function shapeAt(landing: JsonShape, path: readonly (string | number)[], text: string): JsonShape {
  let shape = landing;
  for (const step of path) {
    const next: JsonShape | undefined =
      typeof step === 'number' ? shape.items : shape.properties?.[step];
    if (!next) {
      const names = Object.keys(shape.properties ?? {});
      const meant = suggest(String(step), names);
      const known = shape.items
        ? 'It is a list: name an entry by its number, counted from 0.'
        : names.length > 0
          ? `There are ${names.join(', ')}.`
          : 'It has no keys.';
      const hint = meant === undefined ? known : `Did you mean ${meant}?`;
      throw new NewLandingFault('usage', `--set ${text}: a landing has no ${step} there. ${hint}`);
    }
    shape = next;
  }
  return shape;
}

function convert(text: string, shape: JsonShape): unknown {
  switch (shape.type) {
    case 'string':
    case undefined:
      return text;
    case 'array':
    case 'object':
      try {
        return parse(text);
      } catch {
        return text;
      }
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  }
}

/**
 * Reads one `--set path=value`. Entries of lists are counted from 0: `plan[0].title` or `plan.0.title`.
 * Lists and groups are written as YAML on one line: `seo.keywords=[a, b]`.
 *
 * @param landing shape of a landing.
 * @throws NewLandingFault if it has another form or names a key that landings do not have.
 */
export function parseAssignment(text: string, landing: JsonShape): Assignment {
  const equals = text.indexOf('=');
  if (equals < 1) {
    throw new NewLandingFault('usage', `--set ${text}: write it as path=value.`);
  }
  const path = text
    .slice(0, equals)
    .trim()
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { path, value: convert(text.slice(equals + 1), shapeAt(landing, path, text)) };
}
