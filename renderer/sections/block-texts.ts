import { text } from '../../schemas/text.ts';

/** The usual first keys of a block. */
export const heading = text('Heading of the block.');
export const kicker = text('A few words above the heading.').optional();
export const intro = text('One or two sentences under the heading.').optional();
