import type { z } from 'zod';
import { inNearestShape } from '../shape/shape-issues.ts';
import { type Path, valueAt } from '../value-path.ts';

/** A part of the configuration that can be replaced without any other changing its meaning. */
interface Replaced {
  path: Path;
  /** A valid value, with which everything else is checked for its shape. */
  standIn: unknown;
  /** The value as it is, in the right type. */
  kept: unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The part that an issue at `path` concerns; undefined if it cannot be replaced. */
function replacedAt(path: Path, root: unknown): Replaced | undefined {
  const [group, index] = path;
  const value = valueAt(root, path);
  if (group === 'navigation' && path.includes('href') && typeof value === 'string')
    return { path, standIn: '/x', kept: value };
  if (group !== 'redirects' || typeof index !== 'number') return undefined;
  const entry = [group, index];
  const [from, to] = ['from', 'to'].map((key) => textOf(valueAt(root, [...entry, key])));
  return { path: entry, standIn: { from: '/x', to: '/' }, kept: { from, to } };
}

function put(root: unknown, path: Path, value: unknown): void {
  const parent = valueAt(root, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  parent[path.at(-1) ?? ''] = value;
}

/**
 * A configuration in which nothing is wrong but redirects, and the form of addresses in `navigation`, with these as they
 * are: a check can go on with all the rest. A text that a redirect lacks is empty.
 *
 * @param parsed the content of the file.
 * @returns undefined if anything else is wrong.
 */
export function despiteAddresses<T>(schema: z.ZodType<T>, parsed: unknown): T | undefined {
  const { error } = schema.safeParse(parsed, { jitless: true });
  const issues = (error?.issues ?? []).flatMap((issue) => inNearestShape(issue, parsed));
  const replaced = issues.map(({ path }) => replacedAt(path, parsed));
  if (!replaced.every((part) => part !== undefined)) return undefined;
  const mended = structuredClone(parsed);
  for (const { path, standIn } of replaced) put(mended, path, standIn);
  const result = schema.safeParse(mended, { jitless: true });
  if (!result.success) return undefined;
  for (const { path, kept } of replaced) put(result.data, path, kept);
  return result.data;
}
