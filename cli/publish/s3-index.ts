import { PublishFault } from './publish-fault.ts';
import { parsedList } from './release.ts';

/** The list of releases, the only object that changes. */
export interface Index {
  current?: string;
  releases: readonly string[];
  /** Releases that may be partly published: their commands did not finish. */
  pending: readonly string[];
  /** Releases whose contents may not have been deleted yet. */
  dropped: readonly string[];
  /** The hash of the manifest of each release's build, by id: if its list is lost, it is listed anew from that. */
  manifests?: Readonly<Record<string, string>>;
}

export const EMPTY: Index = { releases: [], pending: [], dropped: [] };

function isIndex(value: Partial<Index>): value is Index {
  return Array.isArray(value.releases);
}

/**
 * An object has another content than publish wrote, for example because another server answers.
 *
 * @param remedy what else to do, with a space before it.
 */
export function foreignObject(text: string, key: string, remedy = ''): PublishFault {
  return new PublishFault(
    `${key} is not as publish wrote it: it begins with ${JSON.stringify(text.slice(0, 30))}.\nNothing was changed. Check the endpoint and the bucket.${remedy}`,
  );
}

/**
 * The list of releases in an object.
 *
 * @throws PublishFault if the object is something else.
 */
export function indexOf(text: string, key: string): Index {
  const index = parsedList(text, isIndex);
  if (!index)
    throw foreignObject(text, key, ' If they are right, delete it: the next run makes it anew.');
  return { ...EMPTY, ...index };
}
