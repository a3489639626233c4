import type { z } from 'zod';
import type { Quantity } from '../../../renderer/text/fact-calculation.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { inner, shownGroups, unitOf } from './fact-texts.ts';

function collect(
  prefix: string,
  value: unknown,
  schema: z.ZodType | undefined,
  quantities: Map<string, Quantity>,
): void {
  if (typeof value === 'number')
    quantities.set(prefix, { value, unit: unitOf(prefix, schema) ?? 'count' });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const shape = (schema as z.ZodObject | undefined)?.shape as Record<string, z.ZodType> | undefined;
  for (const [key, child] of Object.entries(value))
    collect(`${prefix}.${key}`, child, inner(shape?.[key]), quantities);
}

/**
 * The facts of a configuration that can be calculated with, by dotted name.
 *
 * @param schema of the configuration, which has the units of numbers.
 */
export function factQuantities(
  config: SiteConfig,
  schema: z.ZodType<SiteConfig>,
): Map<string, Quantity> {
  const quantities = new Map<string, Quantity>();
  const { shape } = schema as unknown as z.ZodObject;
  for (const [group, value] of shownGroups(config))
    collect(group, value, shape[group] as z.ZodType | undefined, quantities);
  return quantities;
}
