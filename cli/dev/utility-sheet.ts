import { MOST_CLASS_CHARACTERS } from '../../schemas/hero-values.ts';
import { classNames, utilityStyles } from '../content/utility-css.ts';

/** Path of the stylesheet for a landing's `className` on the development server, given as `?classes=`. */
export const UTILITY_SHEET_PATH = '/@touchdown/utilities.css';

/**
 * The stylesheet of a set of utility classes; undefined for more classes than a landing can have, which would block
 * the server for minutes.
 */
export async function utilitySheet(className: string): Promise<string | undefined> {
  if (className.length > MOST_CLASS_CHARACTERS) return undefined;
  return utilityStyles([...new Set(classNames(className))].sort());
}
