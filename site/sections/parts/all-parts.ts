import { z } from 'zod';
import * as catalog from './catalog.tsx';
import * as lists from './lists.tsx';
import * as papers from './papers.tsx';
import type { PartDefinition } from './part.ts';
import * as texts from './texts.tsx';
import * as prices from './visit-prices.tsx';
import * as visits from './visits.tsx';

/** The parts available to a panel, by the key of their block. */
export const PARTS: Readonly<Record<string, PartDefinition>> = {
  ...catalog,
  ...lists,
  ...papers,
  ...prices,
  ...texts,
  ...visits,
};

const shape = Object.fromEntries(
  Object.entries(PARTS).map(([name, { schema, description }]) => [
    name,
    schema.optional().meta({ description }),
  ]),
);

/** One part under its key. */
export const PartBlock = z
  .strictObject(shape)
  .check(({ value, issues }) => {
    if (Object.keys(value).length === 1 || issues.length > 0) return;
    issues.push({ code: 'custom', message: 'must hold exactly one part', input: value });
  })
  .meta({ description: 'One part: a table, steps, links …' });
