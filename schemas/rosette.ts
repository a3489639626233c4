import { z } from 'zod';

/** The engraving of a page, as its file says it. */
export const Rosette = z
  .strictObject({
    rx: z.number().min(10).max(450),
    ry: z.number().min(10).max(450),
    folds: z.array(z.int().min(2).max(16)).min(1).max(5),
  })
  .meta({
    description:
      'An engraving: half axes of an ellipse in a drawing 900 wide, and how often it is turned, as factors.',
  });
