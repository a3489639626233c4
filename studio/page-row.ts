/** One page in the list of all pages. */
export interface PageRow {
  /** Address on the site. */
  path: string;
  /** File that declares it, from the site's folder; missing for pages of the engine. */
  file?: string;
  name: string;
  kind: 'landing' | 'page';
  language: string;
  /** Look of a landing. */
  theme?: string;
  errors: number;
  warnings: number;
  /** True while the file has edits that are not on the disk. */
  isUnsaved: boolean;
  isNoindex: boolean;
  /** What visitors do not see of it, or not for ever. */
  state?: string;
  /** Names of its variants, if it has any. */
  variants?: readonly string[];
  /** Path of the page that this one translates. */
  translationOf?: string;
}
