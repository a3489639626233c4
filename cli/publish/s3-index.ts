import { PublishFault } from './publish-fault.ts';
import { isRelease, parsedList, type Release } from './release.ts';

/** The list of releases, the only object that changes. */
export interface Index {
  current?: string;
  releases: readonly string[];
  /** Releases that may be partly published: their commands did not finish. */
  pending: readonly string[];
  /** Releases whose contents may not have been deleted yet. */
  dropped: readonly string[];
}

export const EMPTY: Index = { releases: [], pending: [], dropped: [] };

function isIndex(value: Partial<Index>): value is Index {
  return Array.isArray(value.releases);
}

/** @throws PublishFault if the object has another content, for example because another server answers. */
function parsed<T>(text: string, key: string, isOwn: (value: Partial<T>) => value is T): T {
  const value = parsedList(text, isOwn);
  if (value !== undefined) return value;
  throw new PublishFault(
    `${key} is not as publish wrote it: it begins with ${JSON.stringify(text.slice(0, 30))}.\nNothing was changed. Check the endpoint and the bucket.`,
  );
}

/** The list of releases in an object; an empty one if there is no object. */
export function indexOf(text: string | undefined, key: string): Index {
  return text === undefined ? EMPTY : { ...EMPTY, ...parsed(text, key, isIndex) };
}

/** A release as an object lists it. */
export function storedRelease(text: string, key: string): Release {
  return parsed(text, key, isRelease);
}
