import { z } from 'zod';
import type { SectionDefinition } from '../renderer/sections/define-section.ts';

/** An inline block, keyed by its section: `{ questions: { heading, items } }`. */
export type InlineBlock = Readonly<Record<string, unknown>>;

/** The section of an entry of `sections`, with its block. */
export function inlineSection(entry: InlineBlock): { name: string; block: unknown } {
  const [name = '', block] = Object.entries(entry)[0] ?? [];
  return { name, block };
}

/** Blocks written inline, one per entry. */
function inlineBlock(sections: readonly SectionDefinition[]): z.ZodType<InlineBlock> {
  const blocks = sections.map(({ name, schema, description }) => [
    name,
    schema.meta({ description }).optional(),
  ]);
  return z
    .strictObject(Object.fromEntries(blocks))
    .check(({ value, issues }) => {
      // A misspelled name has already been reported.
      if (Object.keys(value).length === 1 || issues.length > 0) return;
      issues.push({ code: 'custom', message: 'must hold exactly one section', input: value });
    })
    .meta({ description: 'A section with its block, so that one kind can appear several times.' });
}

/** The order of a landing's sections: block names, and inline blocks. */
export function sectionOrder(
  sections: readonly SectionDefinition[],
): z.ZodType<(string | InlineBlock)[]> {
  const names = z
    .enum(sections.map(({ name }) => name))
    .meta({ description: 'A section between hero and closing call to action.' });
  return z
    .array(z.union([names, inlineBlock(sections)]))
    .min(1)
    .meta({
      description:
        'Sections between hero and closing call to action, in order; others are not shown. Default: the order of the theme.',
    });
}

/** The sections of a page of data, each with its block. */
export function pageSections(sections: readonly SectionDefinition[]): z.ZodType<InlineBlock[]> {
  return z.array(inlineBlock(sections)).min(1).meta({
    description:
      'Sections of the page from top to bottom, in place of a `+Page.tsx`. Starts with a `title`.',
  });
}
