/** The state that a site is compared with. */
export interface Since {
  kind: 'commit' | 'build';
  /** Short name of a commit and the first line of its message; missing for a build. */
  name?: string;
  subject?: string;
  /** When it was created, in ISO 8601. */
  at: string;
}

/** What has happened to a file. */
export type FileFate = 'added' | 'removed' | 'changed';

/** An earlier state of a site's files. File paths are relative to the site's folder. */
export interface Baseline {
  /** Undefined if there is no earlier state: everything is new. */
  since: Since | undefined;
  /** Files that differ. */
  changed(): Promise<Map<string, FileFate>>;
  /** Earlier texts of files; files that did not exist are missing. */
  texts(files: readonly string[]): Promise<Map<string, string>>;
}
