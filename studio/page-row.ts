/** A page in the list of all pages. */
export interface PageRow {
  /** Address on the site. */
  path: string;
  /** File that declares it, relative to the site's folder; missing for engine pages. */
  file?: string;
  name: string;
  kind: 'landing' | 'page';
  language: string;
  /** Theme of a landing. */
  theme?: string;
  errors: number;
  warnings: number;
  /** Whether the file has unsaved edits. */
  isUnsaved: boolean;
  isNoindex: boolean;
  /** Restrictions on the page's visibility to visitors. */
  state?: string;
  /** Names of its variants, if it has any. */
  variants?: readonly string[];
  /** Path of the page that it translates. */
  translationOf?: string;
}
