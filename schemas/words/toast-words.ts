import { z } from 'zod';
import { word } from '../word.ts';

/** Texts around toasts, the short messages over the page. */
export const toastWords = z
  .strictObject({
    message: word('Said before a message by screen readers.'),
    close: word('Button that closes a message, for screen readers.'),
    region: word(
      'Name of the place with the messages for screen readers, and the key that leads to it.',
      'hotkey',
    ),
  })
  .meta({ description: 'Short messages over the page.' });

export type ToastWords = z.infer<typeof toastWords>;
