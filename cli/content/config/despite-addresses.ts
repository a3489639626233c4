import type { z } from 'zod';
import { inNearestShape } from '../shape/shape-issues.ts';
import { type Path, valueAt } from '../value-path.ts';

/** True of a path at which the configuration has an address that others may depend on, but not its shape. */
function isAddress(path: Path): boolean {
  const [group] = path;
  if (group === 'redirects') return path.at(-1) === 'from' || path.at(-1) === 'to';
  return group === 'navigation' && path.includes('href');
}

/** An address of any kind, in the place of one that cannot be read. */
const STAND_IN = '/x';

function put(root: unknown, path: Path, value: unknown): void {
  const parent = valueAt(root, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  parent[path.at(-1) ?? ''] = value;
}

/**
 * A configuration in which nothing is wrong but the form of addresses in `redirects` and `navigation`, with these as they
 * are: a check can go on with all the rest.
 *
 * @param parsed the content of the file.
 * @returns undefined if anything else is wrong.
 */
export function despiteAddresses<T>(schema: z.ZodType<T>, parsed: unknown): T | undefined {
  const { error } = schema.safeParse(parsed, { jitless: true });
  const issues = (error?.issues ?? []).flatMap((issue) => inNearestShape(issue, parsed));
  const wrong = issues.map(({ path }) => ({ path, value: valueAt(parsed, path) }));
  if (!wrong.every(({ path, value }) => isAddress(path) && typeof value === 'string'))
    return undefined;
  const mended = structuredClone(parsed);
  for (const { path } of wrong) put(mended, path, STAND_IN);
  const result = schema.safeParse(mended, { jitless: true });
  if (!result.success) return undefined;
  for (const { path, value } of wrong) put(result.data, path, value);
  return result.data;
}
