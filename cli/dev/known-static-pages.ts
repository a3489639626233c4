import { existsSync } from 'node:fs';
import type { StaticPage } from '../../schemas/page.ts';
import { type EnginePages, enginePages } from '../content/engine-pages.ts';
import type { Facts } from '../content/facts.ts';
import { KnownPages } from '../content/known-pages.ts';
import { readPageFiles, type StaticPages } from '../content/page-file.ts';
import type { ReadPageMeta } from '../content/page-index.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { ShownSite } from './dev-page.ts';

/** What a page shows: its own file, which is read again only after a change, and the names of the pages above it. */
function isSamePage(a: StaticPage | undefined, b: StaticPage | undefined): boolean {
  return a?.entry === b?.entry && JSON.stringify(a?.parents) === JSON.stringify(b?.parents);
}

/** Addresses at which other pages stand than before, or the same with something else. */
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

/** The hand-written pages as the development server has read them last. */
export class KnownStaticPages {
  readonly #cwd: string;
  readonly #known = new KnownPages();
  /** The newest version without errors, by file. */
  readonly #lastGood = new Map<string, { meta: ReadPageMeta; page: StaticPage }>();
  #engine: EnginePages | undefined;
  #pages: StaticPages = { pages: [], metas: [], diagnostics: [] };

  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  get now(): StaticPages {
    return this.#pages;
  }

  /**
   * Reads them with a configuration that is new.
   *
   * @param shown the newest configuration without errors: it says which pages of the engine are there.
   */
  readWith(site: OpenSite, facts: Facts | undefined, shown: ShownSite | undefined): void {
    this.#engine =
      shown && enginePages({ config: shown.site, words: shown.words }, site.definition);
    this.readAgain(site, facts);
  }

  /**
   * Reads them again, after some of their files have changed; one that has errors now stays as it was.
   *
   * @returns addresses that show something else now.
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
    this.#pages = {
      pages: [...read.pages, ...behind.map(([, { page }]) => page)],
      metas: [...read.metas, ...behind.map(([, { meta }]) => meta)],
      diagnostics: read.diagnostics,
    };
    return changedPaths(before, this.#pages.pages);
  }

  /** @param path of a page, or an alias. */
  at(path: string): StaticPage | undefined {
    return this.#pages.pages.find(
      ({ entry }) => entry.path === path || entry.aliases?.includes(path),
    );
  }
}
