import type { PageMeta } from './page-index.ts';

/** The pages of a site for checks across them, which only need few complete pages. */
export interface SitePages {
  /** Pages whose address is already taken, with the page that has it. */
  sharing(): Iterable<{ page: PageMeta; owner: PageMeta }>;
  /** Pages with aliases, another canonical page, or a translation source. */
  tied(): Iterable<PageMeta>;
  /** Pages that are only visible at certain times. */
  scheduled(): Iterable<PageMeta>;
  /** Landings with variants. */
  tested(): Iterable<PageMeta>;
  /** Pages with links in their content. */
  linking(): Iterable<PageMeta>;
  /** The page at an address, in lower case; aliases do not count. */
  at(path: string): PageMeta | undefined;
  /** Whether there is a landing file for this address, even one with errors. */
  hasLandingFile(path: string): boolean;
  /** The addresses of all pages, or of all landings, without aliases. */
  paths(type?: 'landing'): Iterable<string>;
}

/** File name of the landing at `path`. */
export function landingFileOf(path: string): string {
  return `${path.slice(1)}.yaml`;
}

/** True of a page with aliases, another canonical page, or a translation source. */
export function isTied({ entry }: PageMeta): boolean {
  const { path, canonical, aliases, translationOf } = entry;
  return canonical !== path || aliases !== undefined || translationOf !== undefined;
}

/**
 * Wraps pages that are already in memory.
 *
 * @param landingFiles names of all landing files, including those with errors.
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
