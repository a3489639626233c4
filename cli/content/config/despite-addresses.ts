import type { z } from 'zod';
import { isEnginePlace } from '../../../renderer/context/engine-places.ts';
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
  const isLink = path.includes('href') || isEnginePlace(index);
  if (group === 'navigation' && isLink && typeof value === 'string')
    return { path, standIn: '/x', kept: value };
  if (group !== 'redirects' || typeof index !== 'number') return undefined;
  const entry = [group, index];
  const [from, to] = ['from', 'to'].map((key) => textOf(valueAt(root, [...entry, key])));
  return { path: entry, standIn: { from: '/x', to: '/' }, kept: { from, to } };
}

function put(root: unknown, path: Path, value: unknown): void {
  const parent = valueAt(root, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;
  if (parent) parent[path.at(-1) ?? ''] = value;
}

/** A configuration whose redirects and addresses in `navigation` have the right shape. */
export interface WithoutAddresses {
  value: unknown;
  /** The paths of those that had not. */
  paths: Path[];
  /** Puts these back as they are written, so that all else that is wrong with them is found; a text that a redirect lacks is empty. */
  restore(value: unknown): void;
}

/** @param parsed the content of the file. */
export function withoutAddresses(schema: z.ZodType, parsed: unknown): WithoutAddresses {
  const { error } = schema.safeParse(parsed, { jitless: true });
  const issues = (error?.issues ?? []).flatMap((issue) => inNearestShape(issue, parsed));
  const replaced = issues.flatMap(({ path }) => replacedAt(path, parsed) ?? []);
  const value = structuredClone(parsed);
  for (const { path, standIn } of replaced) put(value, path, standIn);
  return {
    value,
    paths: replaced.map(({ path }) => path),
    restore: (mended) => {
      for (const { path, kept } of replaced) put(mended, path, kept);
    },
  };
}
