import type { PageChange, PlannedPage } from './page-change.ts';
import type { RedirectChange } from './redirect-changes.ts';

/** A change shared by several pages. */
export interface SharedChange extends PageChange {
  /** Number of pages. */
  pages: number;
  /** The first few of them. */
  examples: readonly string[];
}

/** A change is reported once for all pages if at least this many share it. */
const SHARED_FROM = 3;

const EXAMPLES = 3;

/** The changes of a build, grouped for output. */
export interface Plan {
  /** Every page that changes for visitors or search engines. */
  pages: readonly PlannedPage[];
  /** Changes shared by many pages; changed stylesheets and scripts are only listed here. */
  shared: readonly SharedChange[];
  /** Redirects of addresses that are no pages. */
  redirects: readonly RedirectChange[];
}

function keyOf({ kind, before, after }: PageChange): string {
  return JSON.stringify([kind, before, after]);
}

function isOwn({ kind }: PageChange): boolean {
  return kind !== 'style';
}

/** Separates changes of single pages from those shared by many. */
export function groupChanges(
  compared: readonly PlannedPage[],
  redirects: readonly RedirectChange[] = [],
): Plan {
  const groups = new Map<string, { change: PageChange; paths: string[] }>();
  for (const { path, change: fate, changes } of compared) {
    if (fate === 'added' || fate === 'removed') continue;
    for (const change of changes) {
      const group = groups.get(keyOf(change));
      if (group) group.paths.push(path);
      else groups.set(keyOf(change), { change, paths: [path] });
    }
  }
  const shared = [...groups.values()].filter(
    ({ change, paths }) => paths.length >= SHARED_FROM || !isOwn(change),
  );
  const pages = compared.flatMap(({ path, change, changes }) => {
    const own = changes.filter(isOwn);
    const isNothing = change === 'changed' && own.length === 0 && changes.length > 0;
    return isNothing ? [] : [{ path, change, changes: own }];
  });
  return {
    pages,
    redirects,
    shared: shared
      .map(({ change, paths }) => ({
        ...{ ...change, pages: paths.length, examples: paths.slice(0, EXAMPLES) },
      }))
      .sort((a, b) => b.pages - a.pages),
  };
}

/** Shared changes of the same pages. */
export interface SharedGroup {
  pages: number;
  examples: readonly string[];
  changes: readonly PageChange[];
}

/** Shared changes under one heading for each set of pages. */
export function sharedGroups(shared: readonly SharedChange[]): SharedGroup[] {
  const groups = new Map<
    string,
    { pages: number; examples: readonly string[]; changes: PageChange[] }
  >();
  for (const { pages, examples, ...change } of shared) {
    const key = JSON.stringify([pages, examples]);
    const group = groups.get(key);
    if (group) group.changes.push(change);
    else groups.set(key, { pages, examples, changes: [change] });
  }
  return [...groups.values()];
}

/** The pages with their unshared changes; pages with shared changes only are left out. */
export function ownChanges({ pages, shared }: Plan): PlannedPage[] {
  const known = new Set(shared.map(keyOf));
  return pages.flatMap((page) => {
    const changes = page.changes.filter((change) => !known.has(keyOf(change)));
    const isShared = page.change === 'changed' && changes.length === 0 && page.changes.length > 0;
    return isShared ? [] : [{ ...page, changes }];
  });
}
