import type { ReactNode } from 'react';
import type { Page, Site } from 'touchdown';
import type { z } from 'zod';

interface PartProps<Block> {
  /** What the page says. */
  block: Block;
  page: Page;
  site: Site;
  /** Text that a chat begins with. */
  chatMessage: string;
  /** Unique in the page. */
  name: string;
}

/** A part of a panel: what it is for, the shape of its block, and what pages show of it. */
export interface PartDefinition<Schema extends z.ZodType = z.ZodType> {
  /** What it is for, as editors tell it. */
  description: string;
  schema: Schema;
  Show(props: PartProps<z.output<Schema>>): ReactNode;
}

/**
 * Describes a part.
 *
 * @returns its argument, the block typed by the schema.
 */
export function definePart<Schema extends z.ZodType>(
  definition: PartDefinition<Schema>,
): PartDefinition<Schema> {
  return definition;
}
