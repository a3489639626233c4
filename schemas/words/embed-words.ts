import { z } from 'zod';
import { word } from '../word.ts';

/** Texts around embedded content from other hosts. */
export const embedWords = z
  .strictObject({
    play: word('Above the name of a video that can be played.'),
    showMap: word('Above the name of a map of another host that can be opened.'),
    showTimes: word('Above the name of a booking page of another host that can be opened.'),
    note: word(
      'Under it: who is asked once it is opened, and what that host then learns.',
      'provider',
      'host',
    ),
    open: word('Link to the same on the host’s own page.', 'provider'),
  })
  .meta({ description: 'Videos, maps and booking pages of other hosts.' });
