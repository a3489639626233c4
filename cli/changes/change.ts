import type { Path } from '../content/value-path.ts';

/** What a change is about, as people who look over a site sort it. */
export type ChangeKind =
  | 'text'
  | 'price'
  | 'fact'
  | 'address'
  | 'picture'
  | 'section'
  | 'search'
  | 'setting';

/** One change of a file's content in words. */
export interface Change {
  kind: ChangeKind;
  /** Where, as a reader of the page would say it: `Step 2: title`. */
  place: string;
  /** Where, as a writer of the file would. */
  path: Path;
  /** What was shown before and is shown now; missing where there was or is nothing. */
  before?: string;
  after?: string;
  /** The whole change as a sentence without its place, such as `“Open” is now “Closed”`. */
  words: string;
  /** Pages whose texts show the fact that has changed, by their addresses. */
  shownOn?: readonly string[];
}
