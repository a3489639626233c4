import { basename, join, resolve } from 'node:path';
import type { PageRow } from '../../studio/page-row.ts';
import type { ReadPageMeta } from '../content/addresses/page-index.ts';
import { timeZoneOf } from '../content/config/time-zone.ts';
import { compareDiagnostics, type Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { DevSite } from '../dev/dev-site.ts';
import { seenState } from '../schedule/seen-state.ts';
import { fileName, type SiteFile } from '../site/named-files.ts';
import type { OpenSite } from '../site/open-site.ts';

/** A file that declares a page, and its route. */
const PAGE_FILE = /^pages\/(.+)\/page\.(?:yaml|md)$/;

type FindingCount = Pick<PageRow, 'errors' | 'warnings'>;

function countOf(diagnostics: readonly Diagnostic[]): FindingCount {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** Current findings of a file. */
export function fileFindings(
  dev: DevSite,
  { path, kind }: Pick<SiteFile, 'path' | 'kind'>,
  cwd: string,
): Diagnostic[] {
  const found =
    kind === 'landing'
      ? dev.landingFindings(basename(path))
      : dev.findings.ofFile(displayPath(path, cwd));
  return found.sort(compareDiagnostics);
}

/** The rows of the list of pages. `unsaved` always contains names of files. */
export class PageRows {
  readonly #dev: DevSite;
  readonly #site: OpenSite;
  readonly #cwd: string;
  readonly #ofMedia: ReadonlyMap<string, readonly Diagnostic[]>;

  /** @param ofMedia findings about pictures that files refer to, by absolute path of the file. */
  constructor(
    dev: DevSite,
    site: OpenSite,
    cwd: string,
    ofMedia: ReadonlyMap<string, readonly Diagnostic[]>,
  ) {
    this.#dev = dev;
    this.#site = site;
    this.#cwd = cwd;
    this.#ofMedia = ofMedia;
  }

  /** The rows of the pages that a file declares. */
  of({ path, kind }: SiteFile, unsaved: ReadonlySet<string>): PageRow[] {
    if (kind === 'landing') return [this.ofLanding(basename(path), unsaved)];
    const written = this.#dev.sources.staticPages.metas;
    const metas = written.filter(({ origin }) => origin?.path === path);
    const counts = this.#countsOf({ path, kind });
    return metas.map((meta) => this.#row(meta, counts, unsaved));
  }

  /** All pages, with the number of findings for each. */
  all(unsaved: ReadonlySet<string>): PageRow[] {
    const counts = new Map<string, FindingCount>();
    const ofMedia = this.#dev.findings.told([...this.#ofMedia.values()].flat());
    const all = [...this.#dev.findings.all(), ...ofMedia];
    for (const { file, severity } of all) {
      const count = counts.get(file) ?? countOf([]);
      count[severity === 'error' ? 'errors' : 'warnings'] += 1;
      counts.set(file, count);
    }
    const read = this.#dev.metas().map((meta) => this.#row(meta, counts, unsaved));
    const unread = this.#dev.landings
      .unread()
      .map((name) => this.#unreadRow(name, counts, unsaved));
    return [...read, ...this.#unreadPages(counts, unsaved), ...unread];
  }

  /** The row of a landing, even if it has not been read yet. */
  ofLanding(name: string, unsaved: ReadonlySet<string>): PageRow {
    const meta = this.#dev.landings.get(name)?.meta;
    const path = join(this.#site.landingsDir, name);
    const counts = this.#countsOf({ path, kind: 'landing' });
    return meta ? this.#row(meta, counts, unsaved) : this.#unreadRow(name, counts, unsaved);
  }

  #countsOf(file: Pick<SiteFile, 'path' | 'kind'>): ReadonlyMap<string, FindingCount> {
    const found = [
      ...fileFindings(this.#dev, file, this.#cwd),
      ...this.#dev.findings.told(this.#ofMedia.get(file.path) ?? []),
    ];
    return new Map([[displayPath(file.path, this.#cwd), countOf(found)]]);
  }

  /** Only the folder of a page whose file has errors is known. */
  #unreadPages(counts: ReadonlyMap<string, FindingCount>, unsaved: ReadonlySet<string>): PageRow[] {
    const { metas, diagnostics } = this.#dev.sources.staticPages;
    const read = new Set(metas.map(({ file }) => file));
    const files = new Set(diagnostics.map(({ file }) => file).filter((file) => !read.has(file)));
    return [...files].flatMap((shown): PageRow[] => {
      const file = fileName(resolve(this.#cwd, shown), this.#site);
      const route = PAGE_FILE.exec(file)?.[1];
      if (route === undefined) return [];
      return [
        {
          ...{ path: route === 'index' ? '/' : `/${route}`, file, name: route, kind: 'page' },
          ...(counts.get(shown) ?? countOf([])),
          ...{ language: '', isUnsaved: unsaved.has(file), isNoindex: false },
        },
      ];
    });
  }

  /** Only the name of a landing whose file has always had errors is known. */
  #unreadRow(
    name: string,
    counts: ReadonlyMap<string, FindingCount>,
    unsaved: ReadonlySet<string>,
  ): PageRow {
    const path = join(this.#site.landingsDir, name);
    const file = fileName(path, this.#site);
    const slug = basename(name, '.yaml');
    return {
      ...{ path: `/${slug}`, file, name: slug, kind: 'landing', language: '' },
      ...(counts.get(displayPath(path, this.#cwd)) ?? countOf([])),
      ...{ isUnsaved: unsaved.has(file), isNoindex: false },
    };
  }

  #row(
    { entry, file, origin, schedule, test }: ReadPageMeta,
    counts: ReadonlyMap<string, FindingCount>,
    unsaved: ReadonlySet<string>,
  ): PageRow {
    const name = origin && fileName(origin.path, this.#site);
    const timeZone = timeZoneOf({ site: this.#dev.config });
    const state = seenState(schedule, Date.now(), timeZone);
    return {
      path: entry.path,
      ...(name === undefined ? {} : { file: name }),
      name: entry.name,
      kind: entry.type === 'landing' && name?.startsWith('landings/') ? 'landing' : 'page',
      language: entry.language,
      ...(counts.get(file) ?? countOf([])),
      isUnsaved: name !== undefined && unsaved.has(name),
      isNoindex: entry.noindex,
      ...(state === undefined ? {} : { state }),
      ...(test === undefined ? {} : { variants: test.weights.map(([variant]) => variant) }),
      ...(entry.translationOf === undefined ? {} : { translationOf: `/${entry.translationOf}` }),
    };
  }
}
