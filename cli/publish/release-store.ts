import { PublishFault } from './publish-fault.ts';
import {
  type History,
  isSameSite,
  keptReleases,
  type PublishedFile,
  type Release,
  releaseBefore,
  releaseOf,
} from './release.ts';

/** A place where releases of a site are kept, and one of them is shown. */
export interface ReleaseStore {
  read(): Promise<History>;
  /**
   * Keeps the content of a release that is about to be shown, and shows none of it yet.
   *
   * @param pathOf tells where a file lies on this machine.
   * @returns the files whose content was not there yet.
   */
  keep(release: Release, pathOf: (file: string) => string): Promise<PublishedFile[]>;
  /** Shows a release whose content is there, in the place of the current one. */
  show(release: Release): Promise<void>;
  /** Removes all but these releases. */
  sweep(kept: readonly Release[]): Promise<void>;
}

/** What was put online; the shape of `publish --json`. */
export interface Published {
  release: string;
  /** Files that visitors find, those of former releases included. */
  files: number;
  /** Files whose content was not there yet, and their size in bytes. */
  written: number;
  bytes: number;
  /** The release whose files are shown again, after a rollback. */
  restored?: string;
}

async function putOnline(
  store: ReleaseStore,
  { releases }: History,
  release: Release,
  pathOf: (file: string) => string,
): Promise<Published> {
  const written = await store.keep(release, pathOf);
  await store.show(release);
  await store.sweep(keptReleases([...releases, release], release.id));
  return {
    release: release.id,
    files: release.files.length + release.inherited.length,
    written: written.length,
    bytes: written.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Puts a site online, unless just this one is. */
export async function publishRelease(
  store: ReleaseStore,
  files: readonly PublishedFile[],
  pathOf: (file: string) => string,
): Promise<Published> {
  const history = await store.read();
  const shown = history.releases.find(({ id }) => id === history.current);
  if (shown && !history.isCut && isSameSite(shown, files))
    return {
      ...{ release: shown.id, files: shown.files.length + shown.inherited.length },
      ...{ written: 0, bytes: 0 },
    };
  return putOnline(store, history, releaseOf(history, files), pathOf);
}

/**
 * Puts the site online again that was before the current one.
 *
 * @throws PublishFault if there is none.
 */
export async function rollBack(store: ReleaseStore): Promise<Published> {
  const history = await store.read();
  const found = releaseBefore(history);
  if (!found) throw new PublishFault('There is no earlier release to go back to.');
  const published = await putOnline(store, history, found.next, (file) => {
    throw new Error(`The content of ${file} is gone.`);
  });
  return { ...published, restored: found.back.id };
}
