import { z } from 'zod';
import { word } from '../word.ts';

/** Texts that describe an engine page in the page list and in the browser tab. */
export const pageWords = {
  name: word('Name of the page, as the owner would say it.'),
  title: word('Title of the page in the browser’s tab.', 'business'),
  description: word('One sentence on what the page is for.'),
};

export const notFoundWords = z
  .strictObject({
    ...pageWords,
    heading: word('The page’s heading.'),
    intro: word('What may have happened, and what can be done.'),
    home: word('Button that leads to the home page.'),
  })
  .meta({ description: 'The page for unknown addresses, where a site has none of its own.' });
