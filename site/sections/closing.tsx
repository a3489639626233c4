import { defineSection, Rosette, text, textList } from 'touchdown';
import { z } from 'zod';
import { ClosingBand } from '../../renderer/components/ClosingBand.tsx';

/** The closing call of a page: one action, the phone number, and promises. */
export const closing = defineSection({
  name: 'closing',
  description: 'The last word of a page, over an engraving of its own.',
  schema: z.strictObject({
    kicker: text('A few words over the heading.'),
    heading: text('Heading of the closing call.'),
    lead: text('The sentence under it.'),
    book: text('Label of the booking button.').optional(),
    promises: textList(2, 'Short promises under the buttons.', 'One promise.').optional(),
    rosette: Rosette,
  }),
  sample: {
    kicker: 'Not in the table?',
    heading: 'Read us the document over the phone',
    lead: 'With the number of signatures and a place we can tell you the total.',
    rosette: { rx: 440, ry: 90, folds: [2, 2, 3] },
  },
  tone: 'own',
  Component: ({ block: { book, promises, ...block }, site }) => (
    <ClosingBand
      site={site}
      {...block}
      {...(book === undefined ? {} : { book })}
      {...(promises === undefined ? {} : { promises })}
    />
  ),
});
