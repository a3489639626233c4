import { namePattern } from './content-names.ts';
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

/** Numbers of pages with changes that are only listed as shared ones. */
export interface Unlisted {
  /** Pages with other stylesheets, colors or drawn previews, unless those follow from a change of the page. */
  look: number;
  /** Pages with other scripts only. */
  scripts: number;
  /** Pages with other settings. */
  settings: number;
}

/** The changes of a build, grouped for output. */
export interface Plan {
  /** Every page that changes for visitors or search engines. */
  pages: readonly PlannedPage[];
  /** Changes shared by many pages; changed looks, scripts and settings are only listed here. */
  shared: readonly SharedChange[];
  unlisted: Unlisted;
  /** Redirects of addresses that are no pages. */
  redirects: readonly RedirectChange[];
}

/** A change as all pages have it: own stylesheets of pages have names of their own. */
function common(change: PageChange): PageChange {
  if (change.kind !== 'style') return change;
  const pattern = (names: string | null) =>
    names === null ? null : names.split(', ').map(namePattern).join(', ');
  return { ...change, before: pattern(change.before), after: pattern(change.after) };
}

function textOf({ kind, variant, before, after }: PageChange): string {
  return JSON.stringify([kind, variant, before, after]);
}

/** Equal for changes that are reported as one. */
function keyOf(change: PageChange): string {
  return textOf(common(change));
}

function isOwn({ kind }: PageChange): boolean {
  return kind !== 'style' && kind !== 'setting';
}

/** Scripts among the generated files of a page. */
const SCRIPT = /\.js$/;

/** @param isShared true of a change that many pages have: one of a single page may just follow from its other changes. */
function countUnlisted(
  pages: readonly PlannedPage[],
  isShared: (change: PageChange) => boolean,
): Unlisted {
  const count = (isOne: (change: PageChange) => boolean) =>
    pages.filter(({ changes }) => {
      const isAlone = !changes.some(isOwn);
      return changes.some((change) => isOne(change) && (isAlone || isShared(change)));
    }).length;
  const look = count(
    ({ kind, before, after }) =>
      kind === 'style' &&
      [before, after].some((names) => names?.split(', ').some((name) => !SCRIPT.test(name))),
  );
  return {
    look,
    scripts: count(({ kind }) => kind === 'style') - look,
    settings: pages.filter(({ changes }) => changes.some(({ kind }) => kind === 'setting')).length,
  };
}

/** Separates changes of single pages from those shared by many. */
export function groupChanges(
  compared: readonly PlannedPage[],
  redirects: readonly RedirectChange[] = [],
): Plan {
  const groups = new Map<string, { change: PageChange; paths: string[] }>();
  const kept = compared.filter(({ change }) => change !== 'added' && change !== 'removed');
  for (const { path, changes } of kept) {
    for (const change of changes) {
      const group = groups.get(keyOf(change));
      if (!group) groups.set(keyOf(change), { change, paths: [path] });
      else {
        group.paths.push(path);
        if (textOf(group.change) !== textOf(change)) group.change = common(change);
      }
    }
  }
  const shared = [...groups.values()].filter(
    ({ change, paths }) => paths.length >= SHARED_FROM || !isOwn(change),
  );
  const pages = compared.flatMap((page) => {
    const own = page.changes.filter(isOwn);
    const isNothing = page.change === 'changed' && own.length === 0 && page.changes.length > 0;
    return isNothing ? [] : [{ ...page, changes: own }];
  });
  return {
    pages,
    redirects,
    unlisted: countUnlisted(kept, (change) => {
      const group = groups.get(keyOf(change));
      return group !== undefined && group.paths.length >= SHARED_FROM;
    }),
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
export function ownChanges({ pages, shared }: Pick<Plan, 'pages' | 'shared'>): PlannedPage[] {
  const known = new Set(shared.map(keyOf));
  return pages.flatMap((page) => {
    const changes = page.changes.filter((change) => !known.has(keyOf(change)));
    const isShared = page.change === 'changed' && changes.length === 0 && page.changes.length > 0;
    return isShared ? [] : [{ ...page, changes }];
  });
}
