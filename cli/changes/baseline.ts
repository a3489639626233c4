/** What a site is compared with. */
export interface Since {
  kind: 'commit' | 'build';
  /** Of a commit, its short name and the first line of its message; of a build, nothing. */
  name?: string;
  subject?: string;
  /** When it was made, as ISO 8601. */
  at: string;
}

/** What has happened to a file. */
export type FileFate = 'added' | 'removed' | 'changed';

/** An earlier state of a site's files. Files are named by their path from the site's folder. */
export interface Baseline {
  /** Undefined where there is no earlier state: everything is new. */
  since: Since | undefined;
  /** Files that are not as they were. */
  changed(): Promise<Map<string, FileFate>>;
  /** What files held; files that were not there are missing. */
  texts(files: readonly string[]): Promise<Map<string, string>>;
}
