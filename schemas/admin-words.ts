import { z } from 'zod';
import { pageWords } from './page-words.ts';
import { word } from './word.ts';

export const adminWords = z
  .strictObject({
    ...pageWords,
    heading: word('The page’s heading.'),
    wait: word('Said until the browser has made the page.'),
    noscript: word('Said where no scripts run.'),
  })
  .meta({ description: 'The owner’s area.' });

export const signInWords = z
  .strictObject({
    ...pageWords,
    heading: word('The page’s heading.'),
    wait: word('Said until the browser has made the page.'),
    noscript: word('Said where no scripts run.'),
  })
  .meta({ description: 'Where the owner signs in.' });
