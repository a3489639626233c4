import type { RosetteShape } from '../components/Rosette.tsx';

/** Everything that makes a theme look like itself. What visitors read stands in the landing. */
export interface ThemeDesign {
  rosette: RosetteShape;
  /** The rosette behind the closing call. */
  closingRosette: RosetteShape;
  /** Markup inside the horizon's SVG, 1200 by 124 units, the ground at 104. Without one the first screen ends early. */
  horizon?: string;
  /** Order of the sections between hero and closing call; those that a landing does not have are passed over. */
  order: readonly string[];
  /** Price list of landings that name none. */
  prices?: string;
  /** Problems as three columns, as numbered rows, or as an opening statement with two notes. */
  problems: 'columns' | 'ledger' | 'opening';
  /** Side of the quotation. */
  guide: 'left' | 'right' | 'wide';
  /** Plan across the page, or down a line. */
  plan: 'across' | 'down';
  problemIcons: readonly [string, string, string];
}
