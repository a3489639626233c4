/** The subject of a change. */
export type ChangeKind =
  | 'address'
  | 'title'
  | 'description'
  | 'canonical'
  | 'noindex'
  | 'languages'
  | 'updated'
  | 'listing'
  | 'words'
  | 'price'
  | 'order'
  | 'link'
  | 'picture'
  | 'form'
  | 'structured-data'
  | 'variants'
  | 'setting'
  | 'markup'
  | 'style';

/** One difference between the current and the planned version of a page. */
export interface PageChange {
  kind: ChangeKind;
  /** The variant that alone shows it, if the page has variants. */
  variant?: string;
  /** Null for an addition. */
  before: string | null;
  /** Null for a removal. */
  after: string | null;
  /** Names of the facts or keys of the configuration that cause it, such as `fees.travel`. */
  facts: readonly string[];
}

/** A difference between two documents, whatever its cause. */
export type Difference = Omit<PageChange, 'facts'>;

/** What happens to a page. */
export type PageFate = 'added' | 'removed' | 'renamed' | 'noindexed' | 'changed';

/** A page that changes. */
export interface PlannedPage {
  /** Its new path, or the old one of a removed page. */
  path: string;
  change: PageFate;
  changes: readonly PageChange[];
  /** Addresses of the page that answer 404 from now on: nothing leads on from there. Missing if there are none. */
  gone?: readonly string[];
}
