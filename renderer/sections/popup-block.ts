import { z } from 'zod';
import { Actions } from './block-actions.tsx';

/** The one action that a popup or a bar asks for. */
const Action = Actions.check(({ value, issues }) => {
  if (Object.keys(value).length !== 1 && issues.length === 0)
    issues.push({
      code: 'custom',
      message: 'must have exactly one of book, call, chat and link',
      input: value,
    });
}).meta({ description: 'Its one button: `book`, `call`, `chat` or `link`.' });

/** Triggers; the first one applies. */
const When = z
  .strictObject({
    seconds: z
      .int()
      .min(1)
      .max(600)
      .optional()
      .meta({ description: 'Seconds after the page was opened.' }),
    scrolled: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'Percentage of the page that has been scrolled.' }),
    pastFirstScreen: z
      .boolean()
      .optional()
      .meta({ description: 'When the first screen has been scrolled out of view.' }),
    leaving: z.boolean().optional().meta({
      description:
        'When the pointer leaves the window at the top, as for the address bar. Not on phones.',
    }),
  })
  .meta({
    description:
      'When it appears: at whichever of these comes first. Default: a `popup` on leaving or at 70 percent of the page, a `stickyBar` past the first screen.',
  });

/** Keys that popups and bars have in common. */
export const POPUP_KEYS = {
  action: Action,
  when: When.optional(),
  again: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .meta({ description: 'Days before it may appear again after it was closed. Default: 30.' }),
};

/** Days for which a dismissed one stays away. */
export const AGAIN = 30;
