import { basename, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { LandingPage } from '../../schemas/page.ts';
import { bannerClasses } from '../content/banner-classes.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts.ts';
import { readLanding } from '../content/landing-file.ts';
import { listLandings } from '../content/landing-list.ts';
import { addressOf } from '../content/page-address.ts';
import type { ReadPageMeta } from '../content/page-index.ts';
import { landingFileOf } from '../content/site-pages.ts';
import { displayPath, readSource } from '../content/source-file.ts';
import { loadUtilityCompiler } from '../content/utility-css.ts';
import { checkClasses } from '../rules/class-rule.ts';
import { runRules } from '../rules/run-rules.ts';
import type { OpenSite, SiteCode } from '../site/open-site.ts';
import { LandingAddresses } from './landing-addresses.ts';
import type { KeptFindings } from './told-findings.ts';

/** How long landings are read before the server answers what has come in meanwhile, in ms. */
const SCAN_STEP_MS = 8;

/** What is known of one landing file. */
export interface KnownLanding {
  meta?: ReadPageMeta;
  /** The newest version without errors, kept only of pages that a browser has asked for. */
  lastGood?: LandingPage;
  diagnostics: Diagnostic[];
  /** What of these is told. */
  kept?: KeptFindings;
  /** What it was made of, if it could be read: the same again would come of the same. */
  from?: { hash: string; facts: Facts; code: SiteCode };
}

/** What faults across pages can come of. Where it stands in the file is none of it. */
function tiesOf(meta: ReadPageMeta | undefined): string | undefined {
  if (!meta) return undefined;
  const { isDraft, from, until } = meta.schedule ?? {};
  return JSON.stringify([addressOf(meta.entry), meta.test, isDraft, from, until]);
}

/** The landing files as the development server has read them last. */
export class KnownLandings {
  readonly #folder: string;
  #code: SiteCode;
  readonly #cwd: string;
  readonly #known = new Map<string, KnownLanding>();
  readonly #shown = new Set<string>();
  /** Where the pages of those are that could be read. */
  readonly addresses = new LandingAddresses();
  /** Another number means that addresses, or what ties pages to each other, may be others. */
  addressRevision = 0;
  /** True once every file has been read: before that, nothing can be said to be missing. */
  complete = false;
  /** Settles when every file has been read for the first time. */
  readonly scanned: Promise<void>;
  #endScan: () => void = () => {};

  constructor(site: OpenSite, cwd: string) {
    this.#folder = site.landingsDir;
    this.#code = site;
    this.#cwd = cwd;
    this.scanned = new Promise((resolve) => {
      this.#endScan = resolve;
    });
  }

  /** Reads all that is known again with other code of the site. */
  readWith(code: SiteCode, facts: Facts): void {
    this.#code = code;
    for (const name of [...this.#known.keys()]) this.read(name, facts);
  }

  /**
   * Reads every landing, a few at a time, so that requests are answered in between.
   *
   * @param onRead told of each few that have been read; the next ones wait for it.
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

  /** Reads a file for a browser, unless it is as it was; from now on its newest good version is kept. */
  show(name: string, facts: Facts): KnownLanding {
    const known = this.#known.get(name);
    if (known?.lastGood && this.isAsRead(name, facts)) return known;
    this.#shown.add(name);
    return this.read(name, facts);
  }

  /** Forgets a landing whose file is gone. */
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

  /** Whether reading a file would give the same as the last time. Of a file that cannot be read nobody knows. */
  isAsRead(name: string, facts: Facts): boolean {
    const from = this.#known.get(name)?.from;
    if (from?.facts !== facts || from.code !== this.#code) return false;
    const where = { cwd: this.#cwd, within: this.#folder };
    return readSource(join(this.#folder, name), where).source?.hash === from.hash;
  }

  /** What is known of a file, as findings name it; undefined if it is none of a landing. */
  ofFile(file: string): KnownLanding | undefined {
    const name = basename(file);
    const isLanding = file === displayPath(join(this.#folder, name), this.#cwd);
    return isLanding ? this.#known.get(name) : undefined;
  }

  /** Name of the file whose page, or whose alias, is at `path`. */
  at(path: string): string | undefined {
    const own = `${path.slice(1)}.yaml`;
    if (this.#known.has(own)) return own;
    if (listLandings(this.#folder, this.#cwd).files.has(own)) return own;
    const owner = this.addresses.among('tied').find(({ entry }) => entry.aliases?.includes(path));
    return owner && landingFileOf(owner.entry.path);
  }

  /** What the banners of the pages that a browser has asked for say that no stylesheet knows. */
  async checkShownClasses(facts: Facts): Promise<Diagnostic[]> {
    const found: Diagnostic[] = [];
    for (const name of this.#shown) {
      const { landing } = this.#known.has(name) ? this.#parse(name, facts) : {};
      if (landing && bannerClasses(landing.page) !== '')
        found.push(...(await checkClasses(landing, await loadUtilityCompiler())));
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

  /** Names of files that have never been right, or have not been read yet, so that nothing is known of their pages. */
  unread(): string[] {
    const names = this.complete ? this.#known.keys() : listLandings(this.#folder, this.#cwd).files;
    return [...names].filter((name) => !this.#known.get(name)?.meta);
  }

  metas(): ReadPageMeta[] {
    return [...this.#known.values()].flatMap(({ meta }) => meta ?? []);
  }

  /** All that have been read. */
  all(): Iterable<KnownLanding> {
    return this.#known.values();
  }

  /** What is wrong with the names of the folder's files. */
  nameFindings(): Diagnostic[] {
    return listLandings(this.#folder, this.#cwd).diagnostics;
  }
}
