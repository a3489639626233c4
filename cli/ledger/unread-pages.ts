import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { COMPONENT, pageFilesIn, pathOfRoute, routeFolders } from '../content/pages/page-routes.ts';
import type { LandingRecord } from '../pages/landing-record.ts';
import { type LandingTable, TRAIT } from '../pages/landing-table.ts';
import type { SitePaths } from '../site/site-paths.ts';

/** The pages of a site that could be read. */
export interface ReadPages {
  staticMetas: readonly PageMeta[];
  table: LandingTable<LandingRecord>;
}

/** Addresses and files of the pages that could not be read, or only in part. */
function* unreadFiles(
  { root, landingsDir }: SitePaths,
  { staticMetas, table }: ReadPages,
): Generator<[address: string, file: string]> {
  for (const [index, name] of table.names.entries())
    if (!table.has(index) || table.hasTrait(index, TRAIT.unread))
      yield [`/${name.replace(/\.yaml$/, '')}`, join(landingsDir, name)];
  const read = new Set(
    staticMetas.filter(({ unread }) => unread === undefined).map(({ entry }) => entry.path),
  );
  for (const route of routeFolders(join(root, 'pages'))) {
    const path = pathOfRoute(route);
    if (read.has(path)) continue;
    const [file = join(root, 'pages', route, COMPONENT)] = pageFilesIn(join(root, 'pages', route));
    yield [path, file];
  }
}

/**
 * The text of a file that could not be read as a page: none of a link that leads nowhere any more.
 *
 * @returns undefined if the system does not let it be read.
 */
function textOf(file: string): string | undefined {
  try {
    return existsSync(file) ? readFileSync(file, 'latin1') : '';
  } catch {
    return undefined;
  }
}

/** True if a file may name an address as an alias, be it without its slash. */
function mayBeAlias(address: string, text: string | undefined): boolean {
  if (text === undefined || text.includes(address)) return true;
  return text.includes('aliases:') && text.includes(address.slice(1));
}

/**
 * Tells whether an address may belong to a page whose file could not be read: by its name, or as an alias in its
 * text.
 *
 * @param errors number of errors found; without any there is no such page.
 */
export function unknownAddresses(
  site: SitePaths,
  pages: ReadPages,
  errors: number,
): (address: string) => boolean {
  let unread: Map<string, string | undefined> | undefined;
  return (address) => {
    if (errors === 0) return false;
    unread ??= new Map([...unreadFiles(site, pages)].map(([path, file]) => [path, textOf(file)]));
    return unread.has(address) || [...unread.values()].some((text) => mayBeAlias(address, text));
  };
}
