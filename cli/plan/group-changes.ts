import type { PageChange, PlannedPage } from './page-change.ts';

/** A change that several pages have in common. */
export interface SharedChange extends PageChange {
  /** How many pages. */
  pages: number;
  /** The first few of them. */
  examples: readonly string[];
}

/** From so many pages on a change is told once for all of them. */
const SHARED_FROM = 3;

const EXAMPLES = 3;

/** What a build changes, ready to be told. */
export interface Plan {
  /** Every page that will be another one for visitors or search engines. */
  pages: readonly PlannedPage[];
  /** Changes that many pages share; names of stylesheets and scripts are told here alone. */
  shared: readonly SharedChange[];
}

function keyOf({ kind, before, after }: PageChange): string {
  return JSON.stringify([kind, before, after]);
}

function isOwn({ kind }: PageChange): boolean {
  return kind !== 'style';
}

/** Takes apart what each page has of its own and what many have in common. */
export function groupChanges(compared: readonly PlannedPage[]): Plan {
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
    shared: shared
      .map(({ change, paths }) => ({
        ...{ ...change, pages: paths.length, examples: paths.slice(0, EXAMPLES) },
      }))
      .sort((a, b) => b.pages - a.pages),
  };
}

/** The pages with what is theirs alone; those that only share changes with others are left out. */
export function ownChanges({ pages, shared }: Plan): PlannedPage[] {
  const known = new Set(shared.map(keyOf));
  return pages.flatMap((page) => {
    const changes = page.changes.filter((change) => !known.has(keyOf(change)));
    const isShared = page.change === 'changed' && changes.length === 0 && page.changes.length > 0;
    return isShared ? [] : [{ ...page, changes }];
  });
}
