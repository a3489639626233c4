import { z } from 'zod';

/** The rosette of a page as its file defines it. */
export const Rosette = z
  .strictObject({
    rx: z
      .number()
      .min(10)
      .max(450)
      .meta({ description: 'Half the width of the ellipse, 10 to 450; 450 fills the drawing.' }),
    ry: z
      .number()
      .min(10)
      .max(450)
      .meta({ description: 'Half its height, 10 to 450: small for slim petals, such as `90`.' }),
    folds: z
      .array(z.int().min(2).max(16).meta({ description: 'One factor, 2 to 16.' }))
      .min(1)
      .max(5)
      .meta({
        description: 'One to five factors of the number of ellipses: `[2, 2, 2, 3]` draws 24.',
      }),
  })
  .meta({
    description:
      'An engraving: half axes of an ellipse in a drawing 900 wide, and how often it is turned, as factors.',
  });
