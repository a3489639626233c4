import type { PageRow } from '../page-row.ts';
import type { FileState, SiteState, StudioSettings } from '../protocol.ts';
import type { RowExchange } from './pages/page-order.ts';

/** What the studio's page shows. It is replaced as a whole, never changed. */
export interface StudioView {
  /** The site, its pages in the order of the list. */
  site?: SiteState;
  /** What these pages differ by from those before, if that is little. */
  exchange?: RowExchange;
  /** The page in the middle. */
  page?: PageRow;
  /** The file of that page, for the form. */
  file?: FileState;
  /** Every file that has been opened, by its name. */
  files: Readonly<Record<string, FileState>>;
  /** Name of the field that is worked on, such as `hero.headline`. */
  field?: string;
  /** Counts undo and redo: fields then show what the file has, not what was typed. */
  steps: number;
  /** The panel that is open in place of stage and form. */
  panel?: string;
  /** How somebody works; missing until it is known. */
  settings?: StudioSettings;
  /** Whether a page has been shown on the stage: until then, nothing else is loaded that can wait. */
  isStageShown: boolean;
  /** What went wrong last, until it is put away. */
  fault?: string;
  /** What screen readers are told. */
  said?: string;
  /** Counts what has to be shown anew, by address; `*` for all pages. */
  shown: Readonly<Record<string, number>>;
}
