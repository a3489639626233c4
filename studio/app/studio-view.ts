import type { PageRow } from '../page-row.ts';
import type { FileState, SiteState, StudioSettings } from '../protocol.ts';
import type { RowExchange } from './pages/page-order.ts';

/** State of the studio's page. Replaced as a whole, never mutated. */
export interface StudioView {
  /** The site, with its pages in list order. */
  site?: SiteState;
  /** Difference of the pages from the previous ones, if it is small. */
  exchange?: RowExchange;
  /** The selected page. */
  page?: PageRow;
  /** The file of that page, for the form. */
  file?: FileState;
  /** All opened files by name. */
  files: Readonly<Record<string, FileState>>;
  /** Name of the field being edited, such as `hero.headline`. */
  field?: string;
  /** Counts clicks on fields in the page: a click on the current field focuses it again. */
  presses: number;
  /** The field being edited in place in the page. */
  typedInPage?: string;
  /** Counts undo and redo steps: fields then show the file's value, not what was typed. */
  steps: number;
  /** The panel open in place of stage and form. */
  panel?: string;
  /** User settings; missing until loaded. */
  settings?: StudioSettings;
  /** Whether the stage has shown a page: until then, nothing that can wait is loaded. */
  isStageShown: boolean;
  /** The last error, until it is dismissed. */
  fault?: string;
  /** Screen reader announcement. */
  said?: string;
  /** Counts the changes of each page's appearance, by address; `*` for all pages. */
  shown: Readonly<Record<string, number>>;
}

/** Adds the selected page's file, if it has been opened. */
export function withFile({ file: _, ...view }: StudioView): StudioView {
  const file = view.page?.file === undefined ? undefined : view.files[view.page.file];
  return file ? { ...view, file } : view;
}
