/** What a change of a page is about. */
export type ChangeKind =
  | 'address'
  | 'title'
  | 'description'
  | 'canonical'
  | 'noindex'
  | 'languages'
  | 'words'
  | 'price'
  | 'order'
  | 'link'
  | 'picture'
  | 'structured-data'
  | 'markup'
  | 'style';

/** One difference between a page as it is and as it will be. */
export interface PageChange {
  kind: ChangeKind;
  /** Null of what is new. */
  before: string | null;
  /** Null of what is gone. */
  after: string | null;
  /** Names of the facts that cause it, such as `fees.travel`. */
  facts: readonly string[];
}

/** What becomes of a page. */
export type PageFate = 'added' | 'removed' | 'renamed' | 'noindexed' | 'changed';

/** A page that will be another one. */
export interface PlannedPage {
  /** Its address from then on, or the last one of a page that is removed. */
  path: string;
  change: PageFate;
  changes: readonly PageChange[];
}
