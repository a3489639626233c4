import { z } from 'zod';
import { text } from './text.ts';

/** Headings of sections whose block has no key for one. Every key is optional. */
export const Headings = z
  .strictObject({
    problemsKicker: text('The line above the heading of the problems.').optional(),
    problems: text('Above the three problems.').optional(),
    problemTitles: z
      .array(text('Title of one problem.'))
      .length(3)
      .optional()
      .meta({ description: 'Above the external, the internal and the philosophical problem.' }),
    guide: text('The line above the empathy statement.').optional(),
    planKicker: text('The line above the heading of the plan.').optional(),
    plan: text('Above the three steps.').optional(),
    successKicker: text('The line above the heading of the success.').optional(),
    failureKicker: text('The line above the heading of the failure.').optional(),
    failure: text('Over what happens if nothing is done.').optional(),
    fees: text('Above the prices on the first screen.').optional(),
    closingKicker: text('The line above the closing call to action.').optional(),
  })
  .meta({
    description:
      'Headings of this page, so that no two pages read alike. Default: the words of its language.',
  });

export type Headings = z.infer<typeof Headings>;
