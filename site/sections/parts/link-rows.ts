import { LinkTarget, text } from 'touchdown';
import { z } from 'zod';

/** Links with a line about each. */
export const LinkRows = z
  .array(
    z.strictObject({
      href: LinkTarget,
      label: text('Words of the link.'),
      text: text('A line about where it leads.').optional(),
    }),
  )
  .min(1);
