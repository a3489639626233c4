import { text } from '../../schemas/text.ts';

/** The usual first keys of a block. */
export const heading = text('Heading over the section.');
export const kicker = text('A few words in small type above the heading.').optional();
export const intro = text('One or two sentences under the heading.').optional();
