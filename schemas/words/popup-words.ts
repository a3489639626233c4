import { z } from 'zod';
import { word } from '../word.ts';

/** Texts around popups and bars. */
export const popupWords = z
  .strictObject({
    close: word('Button that closes a popup or a bar.'),
    bar: word('Name of the bar at the edge of the window for screen readers.'),
  })
  .meta({ description: 'Popups and bars over the page.' });
