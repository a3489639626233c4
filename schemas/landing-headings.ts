import { z } from 'zod';
import { text } from './text.ts';

/** Headings of sections whose block has no place for one. Every key may be left out. */
export const Headings = z
  .strictObject({
    problems: text('Over the three problems.').optional(),
    problemTitles: z
      .array(text('Title of one problem.'))
      .length(3)
      .optional()
      .meta({ description: 'Over the external, the internal and the philosophical problem.' }),
    guide: text('The line over the empathy statement.').optional(),
    plan: text('Over the three steps.').optional(),
    failure: text('Over what happens if nothing is done.').optional(),
  })
  .meta({
    description: 'Headings of this page in place of the theme’s, so that no two pages read alike.',
  });

export type Headings = z.infer<typeof Headings>;
