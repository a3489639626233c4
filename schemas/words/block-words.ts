import { z } from 'zod';
import { word } from '../word.ts';

/** Texts of sections and their components. */
export const blockWords = z
  .strictObject({
    contents: word('Above the table of contents of a long text.'),
    rating: word('A rating for screen readers.', 'stars'),
    map: word('Name of the map for screen readers.'),
    mapFees: word('Above the travel fees beside the map.'),
    mapOf: word('Name of a map for screen readers.', 'names'),
    drawnMapOf: word('Name of a drawn map for screen readers.', 'names'),
    directions: word('Link under a map that leads to a route planner.'),
    zoomIn: word('Button of a map that can be moved.'),
    zoomOut: word('Button of a map that can be moved.'),
    closeNote: word('Button that closes what a map says of a place.'),
    mapData: word('Whose data the map shows, with a link to its source.', 'source'),
    enlarge: word('Button that shows a picture of a gallery large.'),
    close: word('Button that closes a picture shown large.'),
    yes: word('A tick in a table, for screen readers.'),
    no: word('A dash in a table, for screen readers.'),
    until: word('Before the time at which an offer ends.', 'time'),
    days: word('Below the days left.'),
    hours: word('Below the hours left.'),
    minutes: word('Below the minutes left.'),
    seconds: word('Below the seconds left.'),
    feeNote: word('The line under the prices, such as how they are paid.').optional(),
  })
  .meta({ description: 'Texts of what pages are made of.' });
