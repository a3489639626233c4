import { type AlternatesByPath, alternatesByPath } from '../content/alternates.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { checkPages } from '../content/page-index.ts';
import { pagesAmong } from '../content/site-pages.ts';
import type { KnownLandings } from './known-landings.ts';
import type { KnownStaticPages } from './known-static-pages.ts';

/** What only all pages together show, found for one state of their addresses. */
interface Found {
  landings: number;
  pages: unknown;
  diagnostics: Diagnostic[];
  alternates: AlternatesByPath;
}

/** What only all pages together show. Looking at all of 10,000 takes longer than a key press may: texts alone change nothing of it. */
export class AcrossPages {
  readonly #landings: KnownLandings;
  readonly #staticPages: KnownStaticPages;
  #found: Found | undefined;

  constructor(landings: KnownLandings, staticPages: KnownStaticPages) {
    this.#landings = landings;
    this.#staticPages = staticPages;
  }

  /** Addresses that are taken twice or lead nowhere; empty until all landings have been read. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#landings.complete ? this.#now.diagnostics : [];
  }

  /** Language versions of the landings. */
  get alternates(): AlternatesByPath {
    return this.#now.alternates;
  }

  get #now(): Found {
    const landings = this.#landings.addressRevision;
    const pages = this.#staticPages.now;
    if (this.#found?.landings === landings && this.#found.pages === pages) return this.#found;
    const metas = this.#landings.metas();
    const all = pagesAmong([...pages.metas, ...metas], this.#landings);
    this.#found = {
      ...{ landings, pages },
      diagnostics: checkPages(all),
      alternates: alternatesByPath(pagesAmong(metas)),
    };
    return this.#found;
  }
}
