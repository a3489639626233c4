import { z } from 'zod';
import { text } from './text.ts';

/** Headings of sections whose block has no key for one. Every key is optional. */
export const Headings = z
  .strictObject({
    problemsKicker: text('The line above the heading of the problems.').optional(),
    problems: text('Heading over the three problems.').optional(),
    problemTitles: z.array(text('Title of one problem.')).length(3).optional().meta({
      description:
        'Titles of the external, the internal and the philosophical problem, in this order.',
    }),
    guide: text('The line above the empathy statement.').optional(),
    planKicker: text('The line above the heading of the plan.').optional(),
    plan: text('Heading over the three steps.').optional(),
    successKicker: text('The line above the heading of the success.').optional(),
    failureKicker: text('The line above the heading of the failure.').optional(),
    failure: text('Heading over what happens if nothing is done.').optional(),
    fees: text('Heading over the prices on the first screen.').optional(),
    closingKicker: text('The line above the closing call to action.').optional(),
  })
  .meta({
    description:
      'Headings of this page, so that no two pages read alike. Default: the words of its language.',
  });

export type Headings = z.infer<typeof Headings>;
