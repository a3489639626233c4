import { basename, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { LandingPage } from '../../schemas/page.ts';
import { addressOf } from '../content/addresses/page-address.ts';
import type { ReadPageMeta } from '../content/addresses/page-index.ts';
import { landingFileOf } from '../content/addresses/site-pages.ts';
import { bannerClasses } from '../content/banner-classes.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts/facts.ts';
import { readLanding } from '../content/pages/landing-file.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import { displayPath, readSource } from '../content/source-file.ts';
import { loadUtilityCompiler } from '../content/utility-css.ts';
import { checkClasses } from '../rules/class-rule.ts';
import { KnownVariables } from '../rules/css-variables.ts';
import { runRules } from '../rules/run-rules.ts';
import { siteColors } from '../rules/site-colors.ts';
import type { OpenSite, SiteCode } from '../site/open-site.ts';
import { LandingAddresses } from './landing-addresses.ts';
import type { KeptFindings } from './told-findings.ts';

/** How long landings are read before the server handles pending requests, in ms. */
const SCAN_STEP_MS = 8;

/** State of one landing file. */
export interface KnownLanding {
  meta?: ReadPageMeta;
  /** The newest version without errors, kept only for pages that a browser has requested. */
  lastGood?: LandingPage;
  diagnostics: Diagnostic[];
  /** The reported ones among these. */
  kept?: KeptFindings;
  /** Its inputs, if it could be read: the same inputs give the same result. */
  from?: { hash: string; facts: Facts; code: SiteCode };
}

/** The values that cross-page findings depend on. The position in the file is not one of them. */
function tiesOf(meta: ReadPageMeta | undefined): string | undefined {
  if (!meta) return undefined;
  const { isDraft, from, until } = meta.schedule ?? {};
  return JSON.stringify([addressOf(meta.entry), meta.test, isDraft, from, until]);
}

/** The landing files as the development server last read them. */
export class KnownLandings {
  readonly #folder: string;
  readonly #root: string;
  #code: SiteCode;
  readonly #cwd: string;
  readonly #known = new Map<string, KnownLanding>();
  readonly #shown = new Set<string>();
  /** Addresses of the pages that could be read. */
  readonly addresses = new LandingAddresses();
  /** Changes whenever addresses, or relations between pages, may have changed. */
  addressRevision = 0;
  /** True once every file has been read: before that, nothing can be reported as missing. */
  complete = false;
  /** Resolves when every file has been read for the first time. */
  readonly scanned: Promise<void>;
  #endScan: () => void = () => {};

  constructor(site: OpenSite, cwd: string) {
    this.#folder = site.landingsDir;
    this.#root = site.root;
    this.#code = site;
    this.#cwd = cwd;
    this.scanned = new Promise((resolve) => {
      this.#endScan = resolve;
    });
  }

  /** Reads all known landings again with new code of the site. */
  readWith(code: SiteCode, facts: Facts): void {
    this.#code = code;
    for (const name of [...this.#known.keys()]) this.read(name, facts);
  }

  /**
   * Reads every landing in batches, so that requests are handled in between.
   *
   * @param onRead called with each batch; the next one waits for it.
   */
  async scan(
    facts: Facts,
    signal: AbortSignal,
    onRead: (names: readonly string[]) => unknown = () => {},
  ): Promise<void> {
    const names = [...listLandings(this.#folder, this.#cwd).files];
    let some: string[] = [];
    let pause = performance.now() + SCAN_STEP_MS;
    for (const name of names) {
      if (signal.aborted) return;
      if (!this.#known.has(name)) this.read(name, facts);
      some.push(name);
      if (performance.now() < pause) continue;
      await onRead(some);
      await breathe();
      some = [];
      pause = performance.now() + SCAN_STEP_MS;
    }
    await onRead(some);
    if (signal.aborted) return;
    this.complete = true;
    this.#endScan();
  }

  /** Reads one file again. */
  read(name: string, facts: Facts): KnownLanding {
    const before = this.#known.get(name);
    const { landing, diagnostics: found } = this.#parse(name, facts);
    const diagnostics = [
      ...found,
      ...(landing ? runRules(this.#code.rules.landing, landing, facts) : []),
    ];
    const good = landing !== undefined && !hasErrors(diagnostics);
    const meta = landing?.meta ?? before?.meta;
    const lastGood = good && this.#shown.has(name) ? landing.page : before?.lastGood;
    const from = landing && { hash: landing.source.hash, facts, code: this.#code };
    const known: KnownLanding = {
      ...(meta ? { meta } : {}),
      ...(lastGood ? { lastGood } : {}),
      diagnostics,
      ...(from ? { from } : {}),
    };
    this.#known.set(name, known);
    if (meta) this.addresses.set(meta);
    if (!before || tiesOf(before.meta) !== tiesOf(meta)) this.addressRevision += 1;
    return known;
  }

  /** Reads a file for a browser, unless it is unchanged; from now on its newest good version is kept. */
  show(name: string, facts: Facts): KnownLanding {
    const known = this.#known.get(name);
    if (known?.lastGood && this.isAsRead(name, facts)) return known;
    this.#shown.add(name);
    return this.read(name, facts);
  }

  /** Whether errors keep the current text of a file from being shown. */
  isBehind(name: string): boolean {
    const known = this.#known.get(name);
    return known?.from === undefined || hasErrors(known.diagnostics);
  }

  /** Drops a landing whose file was deleted. */
  drop(name: string): void {
    const meta = this.#known.get(name)?.meta;
    if (meta) this.addresses.delete(meta);
    this.#known.delete(name);
    this.addressRevision += 1;
  }

  get(name: string): KnownLanding | undefined {
    return this.#known.get(name);
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** Whether reading a file would give the same result again. Always false for a file that cannot be read. */
  isAsRead(name: string, facts: Facts): boolean {
    const from = this.#known.get(name)?.from;
    if (from?.facts !== facts || from.code !== this.#code) return false;
    const where = { cwd: this.#cwd, within: this.#folder };
    return readSource(join(this.#folder, name), where).source?.hash === from.hash;
  }

  /** State of a file, as findings name it; undefined if it is not a landing. */
  ofFile(file: string): KnownLanding | undefined {
    const name = basename(file);
    const isLanding = file === displayPath(join(this.#folder, name), this.#cwd);
    return isLanding ? this.#known.get(name) : undefined;
  }

  /** Name of the file whose page or alias is at `path`. */
  at(path: string): string | undefined {
    const own = `${path.slice(1)}.yaml`;
    if (this.#known.has(own)) return own;
    if (listLandings(this.#folder, this.#cwd).files.has(own)) return own;
    const owner = this.addresses.among('tied').find(({ entry }) => entry.aliases?.includes(path));
    return owner && landingFileOf(owner.entry.path);
  }

  /** Unknown utility classes in banners of pages that a browser has requested. */
  async checkShownClasses(facts: Facts): Promise<Diagnostic[]> {
    const found: Diagnostic[] = [];
    const setup = {
      variables: new KnownVariables(this.#root, facts.site && siteColors(facts.site.brand)),
      colors: siteColors(facts.site?.brand),
    };
    for (const name of this.#shown) {
      const { landing } = this.#known.has(name) ? this.#parse(name, facts) : {};
      if (landing && bannerClasses(landing.page) !== '')
        found.push(...(await checkClasses(landing, await loadUtilityCompiler(), setup)));
    }
    return found;
  }

  #parse(name: string, facts: Facts): ReturnType<typeof readLanding> {
    const context = {
      cwd: this.#cwd,
      landingsDir: this.#folder,
      facts,
      schemas: this.#code.schemas,
    };
    return readLanding(join(this.#folder, name), context);
  }

  /**
   * Names of files that have always had errors, or have not been read yet, so that nothing is known about their
   * pages.
   */
  unread(): string[] {
    const names = this.complete ? this.#known.keys() : listLandings(this.#folder, this.#cwd).files;
    return [...names].filter((name) => !this.#known.get(name)?.meta);
  }

  metas(): ReadPageMeta[] {
    return [...this.#known.values()].flatMap(({ meta }) => meta ?? []);
  }

  /** All landings read so far. */
  all(): Iterable<KnownLanding> {
    return this.#known.values();
  }

  /** Findings about the names of the folder's files. */
  nameFindings(): Diagnostic[] {
    return listLandings(this.#folder, this.#cwd).diagnostics;
  }
}
