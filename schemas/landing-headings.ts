import { z } from 'zod';
import { text } from './text.ts';

/** Headings of sections whose block has no key for one. Every key is optional. */
export const Headings = z
  .strictObject({
    problemsKicker: text('The line over the heading of the problems.').optional(),
    problems: text('Over the three problems.').optional(),
    problemTitles: z
      .array(text('Title of one problem.'))
      .length(3)
      .optional()
      .meta({ description: 'Over the external, the internal and the philosophical problem.' }),
    guide: text('The line over the empathy statement.').optional(),
    planKicker: text('The line over the heading of the plan.').optional(),
    plan: text('Over the three steps.').optional(),
    successKicker: text('The line over the heading of the success.').optional(),
    failureKicker: text('The line over the heading of the failure.').optional(),
    failure: text('Over what happens if nothing is done.').optional(),
    fees: text('Over the prices on the first screen.').optional(),
    closingKicker: text('The line over the closing call.').optional(),
  })
  .meta({
    description:
      'Headings of this page, so that no two pages read alike. What is left out is said in the words of its language.',
  });

export type Headings = z.infer<typeof Headings>;
