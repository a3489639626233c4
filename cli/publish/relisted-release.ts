import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOldAddress } from '../../schemas/old-address.ts';
import { redirectLines } from '../serve/redirect-rules.ts';
import { builtFiles, outputFiles } from './output-files.ts';
import { PublishFault } from './publish-fault.ts';
import { isAsset, type PublishedFile, type Release } from './release.ts';
import { promisedAddresses, siteAddresses } from './site-addresses.ts';

/** Redirects of single addresses among the rules of a site, as the configuration has them. */
function ruledAddresses(folder: string): { from: string }[] {
  const path = join(folder, '_redirects');
  const rules = existsSync(path) ? redirectLines(readFileSync(path, 'utf8')) : [];
  return rules.flatMap(({ source, status }) =>
    status !== 200 && isOldAddress(source) ? [{ from: source }] : [],
  );
}

/** The files of a release; undefined if they are not as a build wrote them, for example because it is half deleted. */
function releasedFiles(folder: string): Pick<Release, 'files' | 'inherited'> | undefined {
  try {
    const all = outputFiles(folder, folder, () => true);
    const built = builtFiles(folder, folder);
    const isInherited = ({ path }: PublishedFile) => isAsset(path) && !built.has(path);
    return {
      files: all.filter((file) => !isInherited(file)),
      inherited: all.filter(isInherited),
    };
  } catch (error) {
    if (error instanceof PublishFault) return undefined;
    throw error;
  }
}

/**
 * A release whose list is damaged or gone, listed anew from its files: a disk that was full or lost power spoils a list
 * more easily than a site. Assets that its build did not write are those of releases before it. Of its addresses the
 * pages, their aliases and what its rules redirect are known, and those of the release before that it answers.
 *
 * @param before the release that a rollback of it leads to.
 * @returns undefined if its files are damaged, too.
 */
export function relistedRelease(
  folder: string,
  id: string,
  before: Release | undefined,
): Release | undefined {
  const files = releasedFiles(folder);
  if (!files) return undefined;
  const known = siteAddresses(folder, { redirects: ruledAddresses(folder) });
  return {
    id,
    ...(before && { before: before.id }),
    ...files,
    addresses: promisedAddresses(known, before?.addresses ?? [], true),
  };
}
