import { setImmediate as breathe } from 'node:timers/promises';
import { pagesAmong } from '../content/addresses/site-pages.ts';
import { compareDiagnostics, type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import type { StaticPages } from '../content/pages/page-files.ts';
import { openLedger, publishedBy } from '../ledger/site-ledger.ts';
import { checkLinks } from '../pages/check-links.ts';
import { PageIds } from '../pages/page-ids.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import { mediaOf } from '../pictures/page-pictures.ts';
import { checkSiteMedia } from '../pictures/site-media.ts';
import type { Render } from '../templates/render-module.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';
import { CheckThread } from './check-thread.ts';
import type { DevAnswer } from './dev-answer.ts';
import { devContext, type ShownSite } from './dev-page.ts';
import type { DevSite } from './dev-site.ts';
import type { PageSources } from './page-sources.ts';
import type { QuietTime } from './quiet-time.ts';
import type { SiteCheckTask } from './site-check-thread.ts';
import type { KeptFindings } from './told-findings.ts';

export interface SiteCheckOptions {
  site: DevSite;
  /** Folder of the site. */
  root: string;
  landingsDir: string;
  configFile: string;
  cwd: string;
  quiet: QuietTime;
  sources: PageSources;
  /** Loads the current templates. */
  loadRender: () => Promise<Render>;
  /** Called with the new findings when any have appeared or been resolved. */
  onFound: (fresh: Diagnostic[]) => void;
  /** Called with an error of the check itself. */
  onFault: (error: Error) => void;
}

/** Templates and rules whose text reaches the browser. */
const BROWSER_SOURCE = /\.tsx?$/;

/** Groups of checks, which take different amounts of time. */
const PARTS = ['links', 'classes', 'configMedia', 'landings', 'media', 'texts'] as const;
type Part = (typeof PARTS)[number];
type Parts = Partial<Record<Part, Diagnostic[]>>;

/** The rendered hand-written pages, valid until something besides the landings changes. */
interface KnownTexts {
  rendered: RenderedStaticPage[];
  render: Render;
  /** Whether they and all other texts have been checked against the text rules. */
  areChecked?: boolean;
}

/**
 * Finds problems that only show across the whole site, as `lint` does: text rules on hand-written pages and all
 * other texts, broken links, duplicate landings. It runs when no request is waiting, restarts on each edit, and
 * renders and reads again only what the edit may have changed.
 */
export class SiteCheck {
  /** Incremented whenever the findings change. */
  revision = 0;
  readonly #options: SiteCheckOptions;
  readonly #thread = new CheckThread();
  #run = new AbortController();
  #texts: KnownTexts | undefined;
  readonly #parts: Partial<Record<Part, KeptFindings>> = {};
  #found: readonly Diagnostic[] = [];

  constructor(options: SiteCheckOptions) {
    this.#options = options;
  }

  /**
   * The latest findings for a page: in its own file, and in the templates that it is rendered from. Text that only
   * the browser adds may appear on any hand-written page.
   */
  of({ file, page }: DevAnswer): Diagnostic[] {
    if (this.#found.length === 0) return [];
    const { sources } = this.#options;
    const own = sources.of(page);
    const rendered = sources.all();
    const isShown = (diagnostic: Diagnostic) =>
      diagnostic.file === file ||
      own.has(diagnostic.file) ||
      (page?.kind === 'static' &&
        BROWSER_SOURCE.test(diagnostic.file) &&
        !rendered.has(diagnostic.file));
    return this.#found.filter(isShown);
  }

  /**
   * Schedules a check of the current site and aborts a running one.
   *
   * @param edited whether anything besides the landings may have changed.
   */
  start(edited: 'landings' | 'site'): void {
    this.#run.abort();
    this.#run = new AbortController();
    if (edited === 'site') this.#texts = undefined;
    const { signal } = this.#run;
    this.#options.quiet.expectRequests();
    this.#check(signal).catch((error: Error) => {
      if (!signal.aborted) this.#options.onFault(error);
    });
  }

  /** Aborts a running check for good. */
  stop(): void {
    this.#run.abort();
    this.#thread.end();
  }

  async #check(signal: AbortSignal): Promise<void> {
    const { site, root, landingsDir, configFile, cwd, quiet } = this.#options;
    await site.landings.scanned;
    await quiet.wait(signal);
    const { configFile: readConfig, shown, staticPages } = site.sources;
    if (signal.aborted || !shown) return;
    const { site: config } = shown;
    const texts = await this.#render(shown, staticPages, signal);
    if (!texts) return;
    const { rendered, render } = texts;
    const landingFiles = listLandings(landingsDir, cwd).files;
    const rendering = {
      render,
      context: devContext(shown),
      landingsDir,
      schemas: site.code.schemas,
      cwd,
    };
    const links = checkLinks({
      root,
      rendered,
      staticMetas: staticPages.metas,
      pages: pagesAmong(site.metas(), landingFiles),
      landingFiles,
      landingsDir,
      config,
      configFile,
      ids: new PageIds(rendered, rendering),
      cwd,
      moment: { now: Date.now(), drafts: false },
    });
    const ledger = await openLedger({ root, landingsDir, configFile }, cwd);
    const published = ledger && publishedBy(ledger, Date.now());
    const classes = await site.checkShownClasses();
    const configMedia = await checkSiteMedia(readConfig, new KnownPictures(root));
    if (signal.aborted) return;
    this.#keep({ links, classes, configMedia });
    const { pages, metas } = staticPages;
    const known = { config, words: shown.words, written: { pages, metas } };
    const task: SiteCheckTask = { root, cwd, landingsDir, published, ...known };
    if (!hasErrors(staticPages.diagnostics)) task.media = pages.flatMap(mediaOf);
    if (!texts.areChecked) task.texts = { rendered, metas };
    const outcome = await this.#thread.run(task, signal);
    if (signal.aborted) return;
    texts.areChecked = true;
    this.#keep(outcome);
  }

  /** Renders the hand-written pages one by one; undefined if aborted, or if a template fails. */
  async #render(
    shown: ShownSite,
    { pages }: StaticPages,
    signal: AbortSignal,
  ): Promise<KnownTexts | undefined> {
    if (this.#texts) return this.#texts;
    const { loadRender } = this.#options;
    const rendered: RenderedStaticPage[] = [];
    try {
      const render = await loadRender();
      const context = devContext(shown);
      for (const page of pages) {
        rendered.push({ page, ...render(page, context, {}) });
        // Lets pending requests run, so that they wait for one page at most.
        await breathe();
        if (signal.aborted) return undefined;
      }
      this.#texts = { rendered, render };
      return this.#texts;
    } catch {
      // The error is reported when the page is requested; earlier findings stay until the template is fixed.
      return undefined;
    }
  }

  /** Stores new findings. The other groups are judged again only if the settings have changed. */
  #keep(parts: Parts): void {
    const { site, onFound } = this.#options;
    const fresh: Diagnostic[] = [];
    let hasChanged = false;
    for (const name of PARTS) {
      const before = this.#parts[name];
      const of = parts[name] ?? before?.of;
      if (!of) continue;
      const now = site.findings.keep(before, of);
      if (now === before) continue;
      this.#parts[name] = now;
      const known = new Set(before?.told.map((diagnostic) => JSON.stringify(diagnostic)));
      const others = now.told.filter((diagnostic) => !known.has(JSON.stringify(diagnostic)));
      fresh.push(...others);
      hasChanged ||= others.length > 0 || now.told.length !== known.size;
    }
    if (!hasChanged) return;
    this.#found = Object.values(this.#parts)
      .flatMap(({ told }) => told)
      .sort(compareDiagnostics);
    this.revision += 1;
    onFound(fresh.sort(compareDiagnostics));
  }
}
