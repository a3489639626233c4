import { existsSync } from 'node:fs';
import type { StaticPage } from '../../schemas/page.ts';
import type { ReadPageMeta } from '../content/addresses/page-index.ts';
import type { Facts } from '../content/facts/facts.ts';
import { type EnginePages, enginePages } from '../content/pages/engine-pages.ts';
import { KnownPages } from '../content/pages/known-pages.ts';
import { readPageFiles, type StaticPages } from '../content/pages/page-files.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { ShownSite } from './dev-page.ts';

/**
 * A page depends on its own file, which is only read again after a change, and on the names of its parent pages.
 */
function isSamePage(a: StaticPage | undefined, b: StaticPage | undefined): boolean {
  return a?.entry === b?.entry && JSON.stringify(a?.parents) === JSON.stringify(b?.parents);
}

/** Paths whose page was added, removed, replaced or changed. */
function changedPaths(before: readonly StaticPage[], after: readonly StaticPage[]): string[] {
  const byPath = (pages: readonly StaticPage[]) =>
    new Map(
      pages.flatMap((page) =>
        [page.entry.path, ...(page.entry.aliases ?? [])].map((path) => [path, page] as const),
      ),
    );
  const [old, now] = [byPath(before), byPath(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => !isSamePage(old.get(path), now.get(path)),
  );
}

/** The hand-written pages as the development server last read them. */
export class KnownStaticPages {
  readonly #cwd: string;
  readonly #known = new KnownPages();
  /** The newest version without errors, by file. */
  readonly #lastGood = new Map<string, { meta: ReadPageMeta; page: StaticPage }>();
  /** Files whose current text is shown. */
  #current: ReadonlySet<string> = new Set();
  #engine: EnginePages | undefined;
  #pages: StaticPages = { pages: [], metas: [], faulty: [], diagnostics: [] };

  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  get now(): StaticPages {
    return this.#pages;
  }

  /**
   * Reads them with a new configuration.
   *
   * @param shown the newest configuration without errors: it determines which pages of the engine exist.
   */
  readWith(site: OpenSite, facts: Facts | undefined, shown: ShownSite | undefined): void {
    this.#engine =
      shown && enginePages({ config: shown.site, words: shown.words }, site.definition);
    this.readAgain(site, facts);
  }

  /**
   * Reads them again after some of their files have changed; a page that now has errors keeps its last good
   * version.
   *
   * @returns paths whose content has changed.
   */
  readAgain(site: OpenSite, facts: Facts | undefined): string[] {
    const before = this.#pages.pages;
    const read = readPageFiles(site, this.#cwd, facts, this.#engine, this.#known);
    const taken = new Set(read.metas.map(({ entry }) => entry.path));
    const behind = [...this.#lastGood].filter(
      ([file, { meta }]) => !taken.has(meta.entry.path) && existsSync(file),
    );
    for (const meta of read.metas) {
      const page = read.pages.find(({ entry }) => entry === meta.entry);
      if (meta.origin && page) this.#lastGood.set(meta.origin.path, { meta, page });
    }
    this.#current = new Set(read.metas.flatMap(({ origin }) => origin?.path ?? []));
    this.#pages = {
      pages: [...read.pages, ...behind.map(([, { page }]) => page)],
      metas: [...read.metas, ...behind.map(([, { meta }]) => meta)],
      faulty: read.faulty,
      diagnostics: read.diagnostics,
    };
    return changedPaths(before, this.#pages.pages);
  }

  /** Whether errors keep the current text of a page's file from being shown. */
  isBehind(file: string): boolean {
    return !this.#current.has(file);
  }

  /** @param path of a page, or an alias. */
  at(path: string): StaticPage | undefined {
    return this.#pages.pages.find(
      ({ entry }) => entry.path === path || entry.aliases?.includes(path),
    );
  }
}
