import { basename, join } from 'node:path';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { ReadPageMeta } from '../content/addresses/page-index.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { ANY_FACT, type Facts } from '../content/facts/facts.ts';
import { displayPath, readSource } from '../content/source-file.ts';
import { type CheckedConfig, readCheckedConfig } from '../lint/site/checked-config.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { loadSiteCode, type OpenSite, type SiteCode } from '../site/open-site.ts';
import { AcrossPages } from './across-pages.ts';
import { bySeverity, type DevAnswer } from './dev-answer.ts';
import type { ShownSite } from './dev-page.ts';
import { KnownLandings } from './known-landings.ts';
import { KnownStaticPages } from './known-static-pages.ts';
import { LinkedStyles } from './linked-styles.ts';
import { SiteFindings } from './site-findings.ts';

export interface DevSiteOptions {
  /** Modifies the configuration that pages are rendered with; its file stays unchanged. */
  adjust?: (config: SiteConfig) => SiteConfig;
  /** Fingerprint of the current sources: words that passed their checks with it are not checked again. */
  tool?: string;
}

/** The site in the development server: always the newest content without errors. */
export class DevSite {
  /** Counts edits, so that a page can detect a missed one. */
  revision = 0;
  #site: OpenSite;
  readonly #cwd: string;
  readonly landings: KnownLandings;
  readonly #adjust: (config: SiteConfig) => SiteConfig;
  #configFile: CheckedConfig;
  #shown: ShownSite | undefined;
  readonly styles: LinkedStyles;
  readonly #staticPages: KnownStaticPages;
  readonly #across: AcrossPages;
  /** Its current findings. */
  readonly findings: SiteFindings;

  constructor(
    site: OpenSite,
    cwd: string,
    { adjust = (config) => config, tool }: DevSiteOptions = {},
  ) {
    this.#adjust = adjust;
    this.#site = site;
    this.#cwd = cwd;
    this.landings = new KnownLandings(site, cwd);
    this.styles = new LinkedStyles(site.root);
    this.#configFile = readCheckedConfig(site, cwd, { tool });
    this.#shown = this.#shownNow();
    this.#staticPages = new KnownStaticPages(cwd);
    this.#across = new AcrossPages(this.landings, this.#staticPages);
    this.findings = new SiteFindings({
      ...{ cwd, landings: this.landings, across: this.#across },
      ofSite: () => this.#ofSite,
      judging: () => ({ ...this.#site, config: this.#shown?.site }),
    });
    this.#staticPages.readWith(site, this.#configFile.facts, this.#shown);
  }

  /** The newest configuration without errors, with its words; undefined until there has been one. */
  get shown(): ShownSite | undefined {
    return this.#shown && { ...this.#shown, site: this.#adjust(this.#shown.site) };
  }

  /** The newest configuration without errors; undefined until there has been one. */
  get config(): SiteConfig | undefined {
    return this.shown?.site;
  }

  /** The current schemas and rules of the site. */
  get code(): SiteCode {
    return this.#site;
  }

  get #ofSite(): Diagnostic[] {
    return [...this.#configFile.diagnostics, ...this.#staticPages.now.diagnostics];
  }

  get #facts(): Facts {
    return this.#configFile.facts ?? ANY_FACT;
  }

  /** The current inputs of hand-written pages; no configuration while it has errors. */
  get sources() {
    const configFile = this.#configFile;
    return { configFile, shown: this.#shownNow(), staticPages: this.#staticPages.now };
  }

  /** Findings about the utility classes of landings that a browser has requested. */
  checkShownClasses(): Promise<Diagnostic[]> {
    return this.landings.checkShownClasses(this.#facts);
  }

  /** Reads every landing in the background; `onRead` is called with the file names of each batch, and awaited. */
  scan(signal: AbortSignal, onRead?: (names: readonly string[]) => unknown): Promise<void> {
    return this.landings.scan(this.#facts, signal, onRead);
  }

  /** The current findings of a landing; works before all have been read. */
  landingFindings(name: string): Diagnostic[] {
    const known = this.landings.get(name) ?? this.landings.read(name, this.#facts);
    return this.findings.ofLanding(known, this.#fileOf(name));
  }

  /** Whether errors keep the current text of a page's file from being shown. */
  isBehind(path: string): boolean {
    return this.landings.ofFile(displayPath(path, this.#cwd))
      ? this.landings.isBehind(basename(path))
      : this.#staticPages.isBehind(path);
  }

  /** Whether the configuration file has changed since it was read. */
  isConfigNew(): boolean {
    const { source } = readSource(this.#site.configFile, { cwd: this.#cwd });
    return source === undefined || source.hash !== this.#configFile.source?.hash;
  }

  /** Reads the hand-written pages again after a change; returns the paths whose content has changed. */
  reloadPages(): string[] {
    this.revision += 1;
    return this.#staticPages.readAgain(this.#site, this.#configFile.facts);
  }

  /** Reads configuration, words and hand-written pages again and returns their findings. */
  reloadSite(): Diagnostic[] {
    this.revision += 1;
    this.#configFile = readCheckedConfig(this.#site, this.#cwd);
    this.#shown = this.#shownNow() ?? this.#shown;
    this.#staticPages.readWith(this.#site, this.#configFile.facts, this.#shown);
    return this.findings.told(this.#ofSite);
  }

  /**
   * Reloads the site's own code, and everything that depends on it.
   *
   * @throws BuildFault if the code cannot be loaded; the previous version stays in use until it is fixed.
   */
  async reloadCode(): Promise<Diagnostic[]> {
    const code = await loadSiteCode(this.#site.root);
    this.#site = { ...this.#site, ...code };
    refreshSchemas(this.#site.root, code.schemas);
    const diagnostics = this.reloadSite();
    this.landings.readWith(this.#site, this.#facts);
    return diagnostics;
  }

  /** Reads a landing file again and returns its findings. */
  reloadLanding(name: string): Diagnostic[] {
    this.revision += 1;
    this.landings.read(name, this.#facts);
    return this.landingFindings(name);
  }

  /** Whether a landing file has changed since it was read. */
  isLandingNew(name: string): boolean {
    return !this.landings.isAsRead(name, this.#facts);
  }

  /** Drops a landing whose file was deleted. */
  dropLanding(name: string): void {
    this.landings.drop(name);
    this.revision += 1;
  }

  /** Paths of a landing: its own and its aliases. */
  pathsOf(name: string): string[] {
    const entry = this.landings.get(name)?.meta?.entry;
    return [`/${basename(name, '.yaml')}`, ...(entry?.aliases ?? [])];
  }

  /**
   * The page at a path; the page for unknown paths is at `/404`.
   *
   * @param path decoded, without a trailing slash.
   * @returns undefined if there is none.
   */
  answer(path: string): DevAnswer | undefined {
    const shared = this.#configFile.diagnostics;
    const staticPage = this.#staticPages.at(path);
    if (staticPage) {
      const { file = '', origin } =
        this.#staticPages.now.metas.find(({ entry }) => entry === staticPage.entry) ?? {};
      const { diagnostics } = this.#staticPages.now;
      const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
      return {
        file,
        ...(origin ? { path: origin.path } : {}),
        page: this.#across.completed(staticPage),
        ...bySeverity(this.findings.told([...shared, ...own, ...this.#across.of(file)])),
      };
    }
    const name = this.landings.at(path);
    if (name === undefined) return undefined;
    const before = this.landings.get(name);
    const { lastGood, from } = this.landings.show(name, this.#facts);
    // A request may be faster than the watcher: changed content is a new revision.
    if (before && from?.hash !== before.from?.hash) this.revision += 1;
    const found = bySeverity([...this.findings.told(shared), ...this.landingFindings(name)]);
    const file = this.#fileOf(name);
    const source = join(this.#site.landingsDir, name);
    return {
      file,
      path: source,
      ...(lastGood ? { page: this.#across.completed(lastGood) } : {}),
      ...found,
    };
  }

  /** Counts an edit of a template: pages are rendered again from the same content. */
  noteTemplateEdit(): void {
    this.revision += 1;
  }

  /** Called when a stylesheet next to a module was created, removed or changed. */
  noteStyleEdit(): void {
    this.styles.forget();
  }

  #shownNow(): ShownSite | undefined {
    const { config, words } = this.#configFile;
    return config && words && { root: this.#site.root, site: config, words, styles: this.styles };
  }

  #fileOf(name: string): string {
    return displayPath(join(this.#site.landingsDir, name), this.#cwd);
  }

  /** Every page that could be read, with its addresses and links. */
  metas(): ReadPageMeta[] {
    return [...this.#staticPages.now.metas, ...this.landings.metas()];
  }
}
