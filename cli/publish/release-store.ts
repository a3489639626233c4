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
import { promisedAddresses, type SiteAddresses } from './site-addresses.ts';

/** Storage of a site's releases, one of which is published. */
export interface ReleaseStore {
  read(): Promise<History>;
  /**
   * Stores the content of a release that is about to be published, without showing any of it yet.
   *
   * @param pathOf returns the local path of a file.
   * @returns the files whose content was not stored yet.
   */
  keep(release: Release, pathOf: (file: string) => string): Promise<PublishedFile[]>;
  /** Publishes a stored release in place of the current one. */
  show(release: Release): Promise<void>;
  /** Replaces what is known of the current release beside its files. */
  amend(release: Release): Promise<void>;
  /** Removes all but these releases. */
  sweep(kept: readonly Release[]): Promise<void>;
}

/** A built site that is to be published. */
export interface BuiltSite {
  files: readonly PublishedFile[];
  /** The local path of a file. */
  pathOf(file: string): string;
  addresses: SiteAddresses;
}

/** What was published; the shape of `publish --json`, but for `isSame`. */
export interface Published {
  release: string;
  /** Published files, including those of previous releases. */
  files: number;
  /** Files whose content was not stored yet, and their size in bytes. */
  written: number;
  bytes: number;
  /** The release whose files are published again, after a rollback. */
  restored?: string;
  /** Set if the same site was already published, so that nothing was changed. */
  isSame?: boolean;
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

/**
 * Publishes a site, unless the same one is already published; its addresses may be others even then.
 *
 * @param mayVanish whether addresses that are online may answer 404 afterwards.
 * @throws PublishFault if they may not, and would.
 */
export async function publishRelease(
  store: ReleaseStore,
  { files, pathOf, addresses }: BuiltSite,
  mayVanish: boolean,
): Promise<Published> {
  const history = await store.read();
  const shown = history.releases.find(({ id }) => id === history.current);
  const promised = promisedAddresses(addresses, shown?.addresses ?? [], mayVanish);
  if (shown && !history.isCut && isSameSite(shown, files)) {
    // Some hosts have their rules outside of the site, so that another redirect changes none of its files.
    if (JSON.stringify(shown.addresses) !== JSON.stringify(promised))
      await store.amend({ ...shown, addresses: promised });
    // Even so, an interrupted command may have left contents that nothing needs.
    await store.sweep(keptReleases(history.releases, shown.id));
    return {
      ...{ release: shown.id, files: shown.files.length + shown.inherited.length },
      ...{ written: 0, bytes: 0, isSame: true },
    };
  }
  const release = releaseOf(history, { files, addresses: promised });
  return putOnline(store, history, release, pathOf);
}

/**
 * Publishes the site before the current one again.
 *
 * @throws PublishFault if there is none.
 */
export async function rollBack(store: ReleaseStore): Promise<Published> {
  const history = await store.read();
  const found = releaseBefore(history);
  if (!found) throw new PublishFault('There is no earlier release to go back to.');
  const published = await putOnline(store, history, found.next, (file) => {
    throw new PublishFault(
      `The content of ${file} in release ${found.back.id} is gone or damaged.\nNothing was changed. Build the site of then and publish that.`,
    );
  });
  return { ...published, restored: found.back.id };
}
