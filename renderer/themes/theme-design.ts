import type { RosetteShape } from '../components/Rosette.tsx';

/** Everything that defines the look of a theme. Texts come from the landing. */
export interface ThemeDesign {
  rosette: RosetteShape;
  /** The rosette behind the closing call. */
  closingRosette: RosetteShape;
  /** Markup inside the horizon's SVG, 1200 by 124 units, with the ground at 104. Without one the hero is shorter. */
  horizon?: string;
  /** Order of the sections between hero and closing call; missing ones are skipped. */
  order: readonly string[];
  /** Price list of landings that name none. */
  prices?: string;
  /** Problems as three columns, as numbered rows, or as an opening statement with two notes. */
  problems: 'columns' | 'ledger' | 'opening';
  /** Side of the quotation. */
  guide: 'left' | 'right' | 'wide';
  /** Plan across the page, or as a vertical line. */
  plan: 'across' | 'down';
  problemIcons: readonly [string, string, string];
}
