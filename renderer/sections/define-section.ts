import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { SectionProps } from './section-props.ts';

/**
 * Background of a section. Next to a section on paper it is tinted, `sand` or `deep`; `above` reuses the background of
 * the section above; `own` is a section with a background of its own, `none` one that overlays the page.
 */
export type SectionTone = 'sand' | 'deep' | 'above' | 'own' | 'none';

/** A part of a page: the schema of its block in a file, and its component. */
export interface SectionDefinition<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
> {
  /** Key of its block, and its name in `sections`: `questions`. */
  name: Name;
  /** Its purpose, shown by editors and the documentation. */
  description: string;
  /** Schema of the block. */
  schema: Schema;
  /** A realistic example of the block. */
  sample: z.input<Schema>;
  /** `sand` by default. */
  tone?: SectionTone;
  /** Whether it contains the only first-level heading of a page, and must be first. */
  isTitle?: boolean;
  /** Whether it is tinted even as the first section. */
  tintedFirst?: boolean;
  Component(props: SectionProps<z.output<Schema>>): ReactNode;
}

/**
 * Defines a section in one place.
 *
 * @returns its argument, with the block of the component typed by the schema.
 */
export function defineSection<const Name extends string, Schema extends z.ZodType>(
  definition: SectionDefinition<Name, Schema>,
): SectionDefinition<Name, Schema> {
  return definition;
}
