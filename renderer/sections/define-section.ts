import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { SectionProps } from './section-props.ts';

/**
 * What a section stands on. Beside a section on paper it is tinted, `sand` or `deep`; `above` is the ground of the
 * section above it; `own` is a section that brings its own, `none` one that stands over the page.
 */
export type SectionTone = 'sand' | 'deep' | 'above' | 'own' | 'none';

/** A part of a page: the shape of its block in a file and what pages show of it. */
export interface SectionDefinition<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
> {
  /** Key of its block, and its name in `sections`: `questions`. */
  name: Name;
  /** What it is for, as editors and the documentation tell it. */
  description: string;
  /** Shape of the block. */
  schema: Schema;
  /** A block as somebody would write it. */
  sample: z.input<Schema>;
  /** `sand` by default. */
  tone?: SectionTone;
  /** True if it has the only first-level heading of a page, and stands first on it. */
  isTitle?: boolean;
  /** True if it is tinted even where it comes first. */
  tintedFirst?: boolean;
  Component(props: SectionProps<z.output<Schema>>): ReactNode;
}

/**
 * Describes a section in one place.
 *
 * @returns its argument, with the block of the component typed by the schema.
 */
export function defineSection<const Name extends string, Schema extends z.ZodType>(
  definition: SectionDefinition<Name, Schema>,
): SectionDefinition<Name, Schema> {
  return definition;
}
