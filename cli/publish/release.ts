/** A file of a site that is online. */
export interface PublishedFile {
  /** Inside the site, with forward slashes. */
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256, as hex. */
  hash: string;
}

/** A state of a site that was put online. */
export interface Release {
  /** Six digits, counted from 1. */
  id: string;
  /** The release that a rollback of this one leads to. */
  before?: string;
  /** What the build wrote, and what its owner keeps there. */
  files: readonly PublishedFile[];
  /** Assets of former releases, for visitors who have an old page open. */
  inherited: readonly PublishedFile[];
}

/** Former releases whose assets stay reachable, and to which a rollback leads. */
const KEPT_RELEASES = 3;

/** Files whose names change with their content. */
export function isAsset(path: string): boolean {
  return /^(?:assets|media|previews)\//.test(path);
}

/** Everything that visitors find. */
export function shownFiles({ files, inherited }: Release): PublishedFile[] {
  return [...files, ...inherited];
}

/** What has been put online so far. */
export interface History {
  /** The complete releases in the order of their ids. */
  releases: readonly Release[];
  /** Id of the one that is shown. */
  current: string | undefined;
  /** The highest id that was ever given. */
  last: string | undefined;
  /** Whether another release may be shown in part, as its command was cut. */
  isCut: boolean;
}

/** @param before the release that a rollback leads to. */
function nextRelease(
  { releases, last }: History,
  before: string | undefined,
  files: readonly PublishedFile[],
): Release {
  const own = new Set(files.map(({ path }) => path));
  const inherited = new Map<string, PublishedFile>();
  for (const release of releases.slice(-KEPT_RELEASES))
    for (const file of release.files)
      if (isAsset(file.path) && !own.has(file.path)) inherited.set(file.path, file);
  const id = String(Number(last ?? 0) + 1).padStart(6, '0');
  return { id, ...(before !== undefined && { before }), files, inherited: [...inherited.values()] };
}

/** A release of a finished site. */
export function releaseOf(history: History, files: readonly PublishedFile[]): Release {
  return nextRelease(history, history.current, files);
}

/**
 * A new release with the files of the one before the current one: the assets of that which is taken back stay reachable, too.
 *
 * @returns undefined if there is none to go back to.
 */
export function releaseBefore(history: History): { back: Release; next: Release } | undefined {
  const now = history.releases.find(({ id }) => id === history.current);
  const back = history.releases.find(({ id }) => id === now?.before);
  return back && { back, next: nextRelease(history, back.before, back.files) };
}

/** The releases that stay: the current one, those that rollbacks of it lead to, and those whose assets the next one needs. */
export function keptReleases(all: readonly Release[], current: string): Release[] {
  const byId = new Map(all.map((release) => [release.id, release]));
  const kept = new Set(all.slice(-KEPT_RELEASES).map(({ id }) => id));
  let id: string | undefined = current;
  for (let steps = 0; id !== undefined && steps <= KEPT_RELEASES; steps += 1) {
    kept.add(id);
    id = byId.get(id)?.before;
  }
  return all.filter((release) => kept.has(release.id));
}

/** True if two releases show the same own files. */
export function isSameSite(release: Release, files: readonly PublishedFile[]): boolean {
  const known = new Map(release.files.map(({ path, hash }) => [path, hash]));
  return known.size === files.length && files.every(({ path, hash }) => known.get(path) === hash);
}
