import { MOST_CLASS_CHARACTERS } from '../../schemas/utility-classes.ts';
import { classNames, utilityStyles } from '../content/utility-css.ts';

/** Where development serves the stylesheet of a landing's `className`, given as `?classes=`. */
export const UTILITY_SHEET_PATH = '/@touchdown/utilities.css';

/**
 * The stylesheet of a set of utility classes; undefined for more of them than a landing can have, which would
 * keep the server busy for minutes.
 */
export async function utilitySheet(className: string): Promise<string | undefined> {
  if (className.length > MOST_CLASS_CHARACTERS) return undefined;
  return utilityStyles([...new Set(classNames(className))].sort());
}
