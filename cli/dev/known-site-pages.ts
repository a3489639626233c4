import type { PageMeta } from '../content/addresses/page-index.ts';
import { landingFileOf, pagesAmong, type SitePages } from '../content/addresses/site-pages.ts';
import type { LandingAddresses } from './landing-addresses.ts';

/** The hand-written pages and the landings, for checks across pages. */
export class KnownSitePages implements SitePages {
  readonly #metas: readonly PageMeta[];
  readonly #written: SitePages;
  readonly #landings: LandingAddresses;
  readonly #files: { has(name: string): boolean };

  /**
   * @param written the hand-written pages.
   * @param files names of all landing files, including those with errors.
   */
  constructor(
    written: readonly PageMeta[],
    landings: LandingAddresses,
    files: { has(name: string): boolean },
  ) {
    this.#metas = written;
    this.#written = pagesAmong(written);
    this.#landings = landings;
    this.#files = files;
  }

  *sharing(): Generator<{ page: PageMeta; owner: PageMeta }> {
    yield* this.#written.sharing();
    for (const owner of this.#metas) {
      const page = this.#landings.at(owner.entry.path.toLowerCase());
      if (page) yield { page, owner };
    }
  }

  *tied(): Generator<PageMeta> {
    yield* this.#written.tied();
    yield* this.#landings.among('tied');
  }

  *scheduled(): Generator<PageMeta> {
    yield* this.#written.scheduled();
    yield* this.#landings.among('scheduled');
  }

  *tested(): Generator<PageMeta> {
    yield* this.#landings.among('tested');
  }

  *linking(): Generator<PageMeta> {
    yield* this.#written.linking();
    yield* this.#landings.among('linking');
  }

  at(path: string): PageMeta | undefined {
    return this.#written.at(path) ?? this.#landings.at(path);
  }

  hasLandingFile(path: string): boolean {
    return this.#files.has(landingFileOf(path));
  }

  *paths(type?: 'landing'): Generator<string> {
    yield* this.#written.paths(type);
    yield* this.#landings.paths();
  }
}
