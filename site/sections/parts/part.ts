import type { ReactNode } from 'react';
import type { Page, Site } from 'touchdown';
import type { z } from 'zod';

interface PartProps<Block> {
  /** The block in the page's file. */
  block: Block;
  page: Page;
  site: Site;
  /** Prefilled message of a chat. */
  chatMessage: string;
  /** Unique on the page. */
  name: string;
}

/** A part of a panel: its purpose, the schema of its block, and its component. */
export interface PartDefinition<Schema extends z.ZodType = z.ZodType> {
  /** Its purpose, as shown by editors. */
  description: string;
  schema: Schema;
  Show(props: PartProps<z.output<Schema>>): ReactNode;
}

/**
 * Defines a part.
 *
 * @returns its argument, the block typed by the schema.
 */
export function definePart<Schema extends z.ZodType>(
  definition: PartDefinition<Schema>,
): PartDefinition<Schema> {
  return definition;
}
