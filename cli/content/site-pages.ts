import type { PageMeta } from './page-index.ts';

/** The pages of a site for the checks across them, which need few pages as a whole. */
export interface SitePages {
  /** Pages whose own address another page has already, with that page. */
  sharing(): Iterable<{ page: PageMeta; owner: PageMeta }>;
  /** Pages that have aliases, another page as their original, or are translations. */
  tied(): Iterable<PageMeta>;
  /** Pages that visitors see at some times only. */
  scheduled(): Iterable<PageMeta>;
  /** Landings that have variants. */
  tested(): Iterable<PageMeta>;
  /** Pages that name links. */
  linking(): Iterable<PageMeta>;
  /** The page whose own address this is, in small letters. */
  at(path: string): PageMeta | undefined;
  /** Whether there is a landing file for this address, even one that cannot be read. */
  hasLandingFile(path: string): boolean;
  /** The own addresses of all pages, or of all landings. */
  paths(type?: 'landing'): Iterable<string>;
}

/** Name of the file that a landing at `path` is written in. */
export function landingFileOf(path: string): string {
  return `${path.slice(1)}.yaml`;
}

/** True of a page that has aliases, another page as its original, or is a translation. */
export function isTied({ entry }: PageMeta): boolean {
  const { path, canonical, aliases, translationOf } = entry;
  return canonical !== path || aliases !== undefined || translationOf !== undefined;
}

/**
 * Pages that are in memory anyway.
 *
 * @param landingFiles names of all landing files; without it those of the pages alone.
 */
export function pagesAmong(
  metas: readonly PageMeta[],
  landingFiles: { has(name: string): boolean } = new Set(),
): SitePages {
  const owners = new Map<string, PageMeta>();
  const sharing: { page: PageMeta; owner: PageMeta }[] = [];
  for (const page of metas) {
    const path = page.entry.path.toLowerCase();
    const owner = owners.get(path);
    if (owner) sharing.push({ page, owner });
    else owners.set(path, page);
  }
  return {
    sharing: () => sharing,
    tied: () => metas.filter(isTied),
    scheduled: () => metas.filter(({ schedule }) => schedule !== undefined),
    tested: () => metas.filter(({ test }) => test !== undefined),
    linking: () => metas.filter(({ links }) => links !== undefined),
    at: (path) => owners.get(path),
    hasLandingFile: (path) => landingFiles.has(landingFileOf(path)),
    *paths(type) {
      for (const { entry } of metas)
        if (type === undefined || entry.type === type) yield entry.path;
    },
  };
}
