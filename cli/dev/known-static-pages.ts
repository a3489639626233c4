import type { StaticPage } from '../../schemas/page.ts';
import { type EnginePages, enginePages } from '../content/engine-pages.ts';
import type { Facts } from '../content/facts.ts';
import { KnownPages } from '../content/known-pages.ts';
import { readPageFiles, type StaticPages } from '../content/page-file.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { ShownSite } from './dev-page.ts';

/** The hand-written pages as the development server has read them last. */
export class KnownStaticPages {
  readonly #cwd: string;
  readonly #known = new KnownPages();
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

  /** Reads them again, after some of their files have changed. */
  readAgain(site: OpenSite, facts: Facts | undefined): void {
    this.#pages = readPageFiles(site, this.#cwd, facts, this.#engine, this.#known);
  }

  /** @param path of a page, or an alias. */
  at(path: string): StaticPage | undefined {
    return this.#pages.pages.find(
      ({ entry }) => entry.path === path || entry.aliases?.includes(path),
    );
  }
}
