/** A file of a published site. */
export interface PublishedFile {
  /** Relative to the site, with forward slashes. */
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256 in hex. */
  hash: string;
}

/** A published version of a site. */
export interface Release {
  /** Six digits, starting at 1. */
  id: string;
  /** The release that a rollback of this one restores. */
  before?: string;
  /** What the build wrote, and what the owner keeps there. */
  files: readonly PublishedFile[];
  /** Assets of previous releases, for visitors with an old page open. */
  inherited: readonly PublishedFile[];
  /** What visitors may ask for: pages, aliases and redirects. The next release has to answer them, too. */
  addresses?: readonly string[];
}

/** What a release is made of. */
type Content = Pick<Release, 'files' | 'addresses'>;

/** True of a parsed list of a release. */
export function isRelease(value: Partial<Release>): value is Release {
  return Array.isArray(value.files) && Array.isArray(value.inherited);
}

/** The value of a JSON text; undefined if it is no JSON, or something else. */
export function parsedList<T>(
  text: string,
  isOwn: (value: Partial<T>) => value is T,
): T | undefined {
  try {
    const value: Partial<T> | null = JSON.parse(text);
    return value !== null && isOwn(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Previous releases whose assets stay available, and to which a site can be rolled back. */
const KEPT_RELEASES = 3;

/** Files with a content hash in their name. */
export function isAsset(path: string): boolean {
  return /^(?:assets|media|previews)\//.test(path);
}

/** All published files. */
export function shownFiles({
  files,
  inherited,
}: Pick<Release, 'files' | 'inherited'>): PublishedFile[] {
  return [...files, ...inherited];
}

/** The releases published so far. */
export interface History {
  /** The complete releases, sorted by id. */
  releases: readonly Release[];
  /** Id of the published one. */
  current: string | undefined;
  /** The highest id ever used. */
  last: string | undefined;
  /** Whether the published release is not whole: another one was interrupted, or files are missing or have another size. */
  isCut: boolean;
}

/** The assets of the latest releases that a site has not itself. */
export function inheritedAssets(
  releases: readonly Release[],
  files: readonly PublishedFile[],
): PublishedFile[] {
  const own = new Set(files.map(({ path }) => path));
  const inherited = new Map<string, PublishedFile>();
  for (const release of releases.slice(-KEPT_RELEASES))
    for (const file of release.files)
      if (isAsset(file.path) && !own.has(file.path)) inherited.set(file.path, file);
  return [...inherited.values()];
}

/** The id of the release after the last one. */
export function releaseId(last: string | undefined): string {
  return String(Number(last ?? 0) + 1).padStart(6, '0');
}

/** @param before the release that a rollback restores. */
function nextRelease(
  { releases, last }: History,
  before: string | undefined,
  { files, addresses = [] }: Content,
): Release {
  return {
    id: releaseId(last),
    ...(before !== undefined && { before }),
    files,
    inherited: inheritedAssets(releases, files),
    addresses,
  };
}

/** A release of a built site. */
export function releaseOf(history: History, content: Content): Release {
  return nextRelease(history, history.current, content);
}

/**
 * A new release with the files of the one before the current one; the assets of the rolled-back release stay
 * available, too.
 *
 * @returns undefined if there is none to return to.
 */
export function releaseBefore(history: History): { back: Release; next: Release } | undefined {
  const now = history.releases.find(({ id }) => id === history.current);
  const back = history.releases.find(({ id }) => id === now?.before);
  return back && { back, next: nextRelease(history, back.before, back) };
}

/**
 * The releases to keep: the current one, those that it can be rolled back to, and those whose assets the next one
 * needs.
 */
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

/** True if a release has exactly these own files. */
export function isSameSite(release: Release, files: readonly PublishedFile[]): boolean {
  const known = new Map(release.files.map(({ path, hash }) => [path, hash]));
  return known.size === files.length && files.every(({ path, hash }) => known.get(path) === hash);
}
