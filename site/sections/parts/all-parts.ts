import { z } from 'zod';
import * as lists from './lists.tsx';
import type { PartDefinition } from './part.ts';
import * as texts from './texts.tsx';
import * as visits from './visits.tsx';

/** The parts that a panel can be made of, by the keys of their blocks. */
export const PARTS: Readonly<Record<string, PartDefinition>> = { ...lists, ...texts, ...visits };

const shape = Object.fromEntries(
  Object.entries(PARTS).map(([name, { schema }]) => [name, schema.optional()]),
);

/** One part under its key. */
export const PartBlock = z
  .strictObject(shape)
  .check(({ value, issues }) => {
    if (Object.keys(value).length === 1 || issues.length > 0) return;
    issues.push({ code: 'custom', message: 'must hold exactly one part', input: value });
  })
  .meta({ description: 'One part: a table, steps, links …' });
