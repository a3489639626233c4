import { basename, join } from 'node:path';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { landingFileOf, pagesAmong, type SitePages } from '../content/addresses/site-pages.ts';
import { displayPath } from '../content/source-file.ts';
import type { LandingRecord } from './landing-record.ts';
import { type LandingTable, TRAIT } from './landing-table.ts';

/** Location of the landings of a table. */
interface Folder {
  landingsDir: string;
  cwd: string;
}

/** Hand-written pages and the landings of a table, whose records are read on demand. */
export class BuiltPages implements SitePages {
  readonly #metas: readonly PageMeta[];
  readonly #written: SitePages;
  readonly #landings: LandingTable<LandingRecord>;
  readonly #folder: Folder;

  constructor(written: readonly PageMeta[], landings: LandingTable<LandingRecord>, folder: Folder) {
    this.#metas = written;
    this.#written = pagesAmong(written);
    this.#landings = landings;
    this.#folder = folder;
  }

  /** A landing's address is its file name, so only a hand-written page can have the same. */
  *sharing(): Generator<{ page: PageMeta; owner: PageMeta }> {
    yield* this.#written.sharing();
    for (const owner of this.#metas) {
      const page = this.#landingAt(owner.entry.path.toLowerCase());
      if (page) yield { page, owner };
    }
  }

  *tied(): Generator<PageMeta> {
    yield* this.#written.tied();
    yield* this.#rows(TRAIT.aliases | TRAIT.ties);
  }

  *scheduled(): Generator<PageMeta> {
    yield* this.#written.scheduled();
    yield* this.#rows(TRAIT.scheduled);
  }

  *tested(): Generator<PageMeta> {
    yield* this.#rows(TRAIT.test);
  }

  *linking(): Generator<PageMeta> {
    yield* this.#written.linking();
    yield* this.#rows(TRAIT.links);
  }

  at(path: string): PageMeta | undefined {
    return this.#written.at(path) ?? this.#landingAt(path);
  }

  hasLandingFile(path: string): boolean {
    return this.#landings.indexOf(landingFileOf(path)) !== -1;
  }

  *paths(type?: 'landing'): Generator<string> {
    yield* this.#written.paths(type);
    for (const [index, name] of this.#landings.names.entries())
      if (this.#landings.has(index)) yield `/${basename(name, '.yaml')}`;
  }

  *#rows(traits: number): Generator<PageMeta> {
    for (const { name, record } of this.#landings.rows(traits)) yield this.#metaOf(name, record);
  }

  #landingAt(path: string): PageMeta | undefined {
    const name = landingFileOf(path);
    const index = this.#landings.indexOf(name);
    return this.#landings.has(index) ? this.#metaOf(name, this.#landings.record(index)) : undefined;
  }

  #metaOf(name: string, { entry, links, schedule, test, unread }: LandingRecord): PageMeta {
    const path = join(this.#folder.landingsDir, name);
    return {
      entry,
      file: displayPath(path, this.#folder.cwd),
      origin: { path, under: ['page'] },
      ...(links === undefined ? {} : { links }),
      ...(schedule === undefined ? {} : { schedule }),
      ...(test === undefined ? {} : { test }),
      ...(unread === undefined ? {} : { unread }),
    };
  }
}
