import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languagesOf } from '../../renderer/text/languages.ts';
import { themesOf } from '../../renderer/themes/registry.ts';
import type { FactRow } from '../../studio/fact-row.ts';
import type { FileShape } from '../../studio/form-shape.ts';
import type { PageRow } from '../../studio/page-row.ts';
import type { FileState, SectionChoices, SiteState, StudioEvent } from '../../studio/protocol.ts';
import { parseWritten } from '../content/data-file.ts';
import { compareDiagnostics, type Diagnostic } from '../content/diagnostic.ts';
import { numberStyle } from '../content/facts/fact-texts.ts';
import { isReferable } from '../content/facts/facts.ts';
import { holdOpen } from '../content/open-texts.ts';
import { jsonShape } from '../content/shape/json-shape.ts';
import { readSource } from '../content/source-file.ts';
import { DevSite } from '../dev/dev-site.ts';
import type { QuietTime } from '../dev/quiet-time.ts';
import { type DataFileKind, schemaOf } from '../site/data-files.ts';
import { fileName, type SiteFile, siteFile } from '../site/named-files.ts';
import type { OpenSite } from '../site/open-site.ts';
import { fingerprintSources } from '../templates/fingerprint.ts';
import { fieldFindings } from './field-findings.ts';
import { fileShape } from './file-shape.ts';
import { fileFindings, PageRows } from './page-rows.ts';
import { sectionChoices } from './section-choices.ts';

/** Rows per event while all landings are read: the list is sorted again after each. */
const ROWS_AT_ONCE = 400;

/** The site in the studio: its files, with unsaved text in place of the version on the disk. */
export class StudioSite {
  readonly dev: DevSite;
  /** The list of pages. */
  readonly rows: PageRows;
  readonly #site: OpenSite;
  readonly #cwd: string;
  readonly #id: string;
  /** Findings about media files that pages refer to, from when the pages were last shown; by absolute path. */
  readonly #ofMedia = new Map<string, readonly Diagnostic[]>();
  readonly #versions = new Map<string, number>();
  readonly #listeners = new Set<(event: StudioEvent) => void>();
  /** Names of files with unsaved edits. */
  unsaved: () => ReadonlySet<string> = () => new Set();

  constructor(site: OpenSite, cwd: string) {
    this.#site = site;
    this.#cwd = cwd;
    this.#id = createHash('sha256').update(site.root).digest('base64url').slice(0, 16);
    this.dev = new DevSite(site, cwd, { tool: fingerprintSources(site.root).tool });
    this.rows = new PageRows(this.dev, site, cwd, this.#ofMedia);
  }

  /** The site with its current code. */
  get site(): OpenSite {
    return { ...this.#site, ...this.dev.code };
  }

  /** A file by its name; undefined if the studio does not edit it. `mayBeGone` as for `siteFile`. */
  file(name: string, options?: { mayBeGone: boolean }): SiteFile | undefined {
    return siteFile(name, this.#site, options);
  }

  /** Subscribes to events; returns the function that unsubscribes. */
  listen(listener: (event: StudioEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(event: StudioEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /**
   * Reads a file again after its text has changed.
   *
   * @param text if it is unsaved; undefined if the version on the disk applies.
   */
  refresh({ file, path, kind }: SiteFile, text: string | undefined): void {
    holdOpen(path, text);
    this.#versions.set(file, this.#version(file) + 1);
    if (kind === 'landing') {
      const name = basename(path);
      const before = this.dev.pathsOf(name);
      if (text === undefined && !existsSync(path)) this.dev.dropLanding(name);
      else this.dev.reloadLanding(name);
      this.tell({ type: 'pages', paths: [...new Set([...before, ...this.dev.pathsOf(name)])] });
    } else if (kind === 'page') {
      this.tell({ type: 'pages', paths: this.dev.reloadPages() });
    } else {
      this.dev.reloadSite();
      this.tell({ type: 'pages' });
    }
    this.tell({ type: 'file', file, version: this.#version(file) });
  }

  /** Called when landings have been added, removed or changed on the disk. */
  followLandings(paths: readonly string[]): void {
    const { landings } = this.dev;
    const names = paths.map((path) => basename(path)).filter((name) => this.dev.isLandingNew(name));
    const { addressRevision } = landings;
    for (const name of names) {
      if (existsSync(join(this.#site.landingsDir, name))) this.dev.reloadLanding(name);
      else this.dev.dropLanding(name);
    }
    if (names.length === 0) return;
    this.tell({ type: 'pages', paths: names.flatMap((name) => this.dev.pathsOf(name)) });
    const rowsOf = () => names.map((name) => this.rows.ofLanding(name, this.unsaved()));
    const isSame = landings.addressRevision === addressRevision;
    this.tell(isSame ? { type: 'rows', rows: rowsOf() } : { type: 'site' });
  }

  /** Called when the configuration, words, hand-written pages or pictures have changed on the disk. */
  followSite(): void {
    this.dev.reloadSite();
    this.tell({ type: 'pages' });
    this.tell({ type: 'site' });
  }

  /** Data for the forms of a kind of file. */
  shape(kind: DataFileKind): FileShape {
    return fileShape(schemaOf(kind, this.#site.schemas));
  }

  /** The sections available to pages. */
  sections(): SectionChoices {
    return sectionChoices(this.#site.definition);
  }

  /** Data of a file for the form; callers add whether it is unsaved. */
  state(file: SiteFile): Omit<FileState, 'isUnsaved' | 'conflicts'> {
    const { source } = readSource(file.path, { cwd: this.#cwd });
    const { value } = source ? parseWritten(source) : { value: undefined };
    const path = this.#pathOf(file);
    const shape = jsonShape(schemaOf(file.kind, this.#site.schemas));
    const ofMedia = this.dev.findings.told(this.#ofMedia.get(file.path) ?? []);
    const diagnostics = [...fileFindings(this.dev, file, this.#cwd), ...ofMedia].sort(
      compareDiagnostics,
    );
    const isPage = file.kind === 'landing' || file.kind === 'page';
    return {
      file: file.file,
      kind: file.kind,
      ...(path === undefined ? {} : { path }),
      ...(value === undefined ? {} : { value }),
      findings: source ? fieldFindings(diagnostics, source, shape) : diagnostics.map(atRoot),
      ...(isPage && this.dev.isBehind(file.path) ? { isBehind: true } : {}),
      version: this.#version(file.file),
    };
  }

  /**
   * Stores findings about the pictures and files that a page refers to. They are only known once its page is shown.
   *
   * @param path absolute path of the file that refers to them.
   */
  noteMedia(path: string, found: readonly Diagnostic[]): void {
    const before = this.#ofMedia.get(path) ?? [];
    if (JSON.stringify(before) === JSON.stringify(found)) return;
    this.#ofMedia.set(path, found);
    const file = fileName(path, this.#site);
    const named = this.file(file);
    if (named) this.tell({ type: 'rows', rows: this.rows.of(named, this.unsaved()) });
    this.tell({ type: 'file', file });
  }

  /** Reads every landing while the server is idle, and reports each to the list of pages. */
  async scan(signal: AbortSignal, quiet: QuietTime): Promise<void> {
    let rows: PageRow[] = [];
    const tellRows = () => {
      this.tell({ type: 'rows', rows });
      rows = [];
    };
    await this.dev.scan(signal, (names) => {
      for (const name of names) rows.push(this.rows.ofLanding(name, this.unsaved()));
      if (rows.length >= ROWS_AT_ONCE) tellRows();
      return quiet.wait(signal);
    });
    if (!signal.aborted) this.tell({ type: 'site' });
  }

  /** Contents of the bar besides the pages. */
  overview(): Pick<SiteState, 'name' | 'id' | 'languages' | 'themes' | 'pages' | 'isComplete'> {
    const { config } = this.dev;
    return {
      name: config?.business.name ?? '',
      id: this.#id,
      languages: config ? languagesOf(config) : [],
      themes: Object.keys(themesOf(this.#site.definition)),
      pages: this.rows.all(this.unsaved()),
      isComplete: this.dev.landings.complete,
    };
  }

  /** The facts that texts may refer to. */
  facts(): FactRow[] {
    const { facts, config } = this.dev.sources.configFile;
    const names = facts?.names.filter(isReferable) ?? [];
    const style = config && numberStyle(config, languagesOf(config)[0]);
    return names.map((name) => {
      const quantity = facts?.quantity?.(name);
      const number = quantity && style && { ...quantity, ...style };
      return { name, text: facts?.get(name) ?? '', ...(number ? { number } : {}) };
    });
  }

  #version(file: string): number {
    return this.#versions.get(file) ?? 0;
  }

  #pathOf({ path, kind }: SiteFile): string | undefined {
    if (kind === 'landing') return `/${basename(path, '.yaml')}`;
    const written = this.dev.sources.staticPages.metas;
    return written.find(({ origin }) => origin?.path === path)?.entry.path;
  }
}

function atRoot(diagnostic: Diagnostic): FileState['findings'][number] {
  return { ...diagnostic, path: [] };
}
