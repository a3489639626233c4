import type { Headings as OwnHeadings } from '../../schemas/landing-headings.ts';
import type { Site } from '../context/site.ts';
import type { Headings } from './section-props.ts';

/** The headings of a page: its own, else those of its language. */
export function pageHeadings(own: OwnHeadings | undefined, { words }: Site): Headings {
  // A heading that a page omits is missing, never undefined.
  return { ...words.headings, ...(own as Partial<Headings> | undefined) };
}
