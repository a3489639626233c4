import type { Page } from '../../schemas/page.ts';
import { type AlternatesByPath, alternatesByPath } from '../content/addresses/alternates.ts';
import { checkPages } from '../content/addresses/page-index.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { withTests } from '../content/variants/with-tests.ts';
import type { KnownLanding, KnownLandings } from './known-landings.ts';
import { KnownSitePages } from './known-site-pages.ts';
import type { KnownStaticPages } from './known-static-pages.ts';

/** Cross-page findings of one file. */
interface FileFaults {
  diagnostics: Diagnostic[];
  /** The landing as read, if it is one: any edit may move the positions of its findings. */
  read: KnownLanding | undefined;
}

/** Cross-page findings for one state of all addresses. */
interface Found {
  landings: number;
  pages: unknown;
  all: KnownSitePages;
  /** By file, as findings name it. */
  files: ReadonlyMap<string, FileFaults>;
  alternates: AlternatesByPath;
}

/**
 * Findings that need all pages. They are computed again only after an address has changed: most edits only change
 * text.
 */
export class AcrossPages {
  readonly #landings: KnownLandings;
  readonly #staticPages: KnownStaticPages;
  #found: Found | undefined;

  constructor(landings: KnownLandings, staticPages: KnownStaticPages) {
    this.#landings = landings;
    this.#staticPages = staticPages;
  }

  /** Duplicate and dangling addresses; empty until all landings have been read. */
  diagnostics(): Diagnostic[] {
    if (!this.#landings.complete) return [];
    const files = [...this.#now.files.keys()];
    return files.flatMap((file) => this.of(file));
  }

  /** Those of one file, as findings name it. */
  of(file: string): readonly Diagnostic[] {
    if (!this.#landings.complete) return [];
    const faults = this.#now.files.get(file);
    if (!faults || faults.read === this.#landings.ofFile(file)) return faults?.diagnostics ?? [];
    this.#found = undefined;
    return this.#now.files.get(file)?.diagnostics ?? [];
  }

  /** A page with what depends on all pages: its language versions, and whether landings have variants. */
  completed(page: Page): Page {
    const { all, alternates } = this.#now;
    return { ...withTests(page, all), alternates: alternates.get(page.entry.path) ?? [] };
  }

  get #now(): Found {
    const landings = this.#landings.addressRevision;
    const pages = this.#staticPages.now;
    if (this.#found?.landings === landings && this.#found.pages === pages) return this.#found;
    const all = new KnownSitePages(pages.metas, this.#landings.addresses, this.#landings);
    this.#found = {
      ...{ landings, pages, all },
      files: this.#byFile(checkPages(all)),
      alternates: alternatesByPath(all),
    };
    return this.#found;
  }

  #byFile(diagnostics: readonly Diagnostic[]): Map<string, FileFaults> {
    const files = new Map<string, FileFaults>();
    for (const diagnostic of diagnostics) {
      const { file } = diagnostic;
      const faults = files.get(file);
      if (faults) faults.diagnostics.push(diagnostic);
      else files.set(file, { diagnostics: [diagnostic], read: this.#landings.ofFile(file) });
    }
    return files;
  }
}
