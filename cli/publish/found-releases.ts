import { createHash } from 'node:crypto';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { type Release, releaseId } from './release.ts';
import { EMPTY, type Index } from './s3-index.ts';

/** What a storage has of its releases besides the list of them. */
export interface Remains {
  /** By the lists of their files; sorted by id. */
  releases: readonly Release[];
  /** Whether the storage has the contents of all files of a release. */
  isComplete(release: Release): boolean;
  /** The manifest of the site that is online. */
  online: string | undefined;
}

/**
 * The list of releases, made anew. The one with the manifest that is online is the live one, since a manifest is copied
 * last; what comes after it was interrupted, and of what comes before it only that counts whose contents are all there.
 * If the live one cannot be told, the last complete one counts as live, beside a release that may have changed any file.
 */
export function foundReleases({ releases, isComplete, online }: Remains): Index {
  const complete = releases.filter(isComplete);
  const hash = online === undefined ? '' : createHash('sha256').update(online).digest('hex');
  const shown = complete.findLast(({ files }) =>
    files.some((file) => file.path === BUILD_MANIFEST && file.hash === hash),
  );
  const live = shown ?? complete.at(-1);
  if (!live) return { ...EMPTY, pending: releases.map(({ id }) => id) };
  const idsOf = (some: readonly Release[]) => some.map(({ id }) => id);
  const earlier = releases.filter(({ id }) => id <= live.id);
  const later = idsOf(releases.filter(({ id }) => id > live.id));
  return {
    current: live.id,
    releases: idsOf(earlier.filter(isComplete)),
    pending: shown ? later : [...later, releaseId(releases.at(-1)?.id)],
    dropped: idsOf(earlier.filter((release) => !isComplete(release))),
  };
}
