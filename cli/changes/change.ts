import type { Path } from '../content/value-path.ts';

/** The kind of a change, for reviewers. */
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
  /** Its position in terms of the page: `Step 2: title`. */
  place: string;
  /** Its path in the file. */
  path: Path;
  /** The old and the new value; missing for an addition or removal. */
  before?: string;
  after?: string;
  /** The change as a sentence without its position, such as `“Open” is now “Closed”`. */
  words: string;
  /** Paths of pages whose texts show the changed fact. */
  shownOn?: readonly string[];
}
