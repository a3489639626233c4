import { join } from 'node:path';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { bannerClasses } from '../content/banner-classes.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { ANY_FACT, createFacts, type Facts } from '../content/facts.ts';
import { type LandingFile, readLanding } from '../content/landing-file.ts';
import { type CompileUtilities, loadUtilityCompiler } from '../content/utility-css.ts';
import type { LandingRecord } from '../pages/landing-record.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import { mediaOf, withPictures } from '../pictures/page-pictures.ts';
import { checkClasses } from '../rules/class-rule.ts';
import { runRules } from '../rules/run-rules.ts';
import { IGNORE_WORD } from '../severity/ignore-comments.ts';
import type { SiteCode } from '../site/open-site.ts';
import { digestText, landingDigest } from './page-digest.ts';

/** Everything that a landing is checked with by itself; plain data, so that it can be sent to a worker thread. */
export interface LandingLintSetup {
  /** Folder of the site. */
  root: string;
  landingsDir: string;
  cwd: string;
  /** Missing while the configuration is wrong: then no fact is known, and everything else is checked. */
  site?: SiteConfig;
}

/** A landing that has the right shape, as checks across all pages and later runs need it. */
export interface LintedLanding extends LandingRecord {
  /** Hash of the file’s bytes, and the mark by which it is known without being read. */
  source: string;
  stamp?: string;
  /** `PageDigest` in base 64; missing of a landing that is compared with no other. */
  digest?: string;
  /** The pictures and files that it shows or offers, with their hashes; without one of a file that cannot be shown. */
  media?: Readonly<Record<string, string | null>>;
  /** What was found in it, before anybody judges how grave that is. */
  findings?: Diagnostic[];
  /** True if comments in it take findings back. */
  hasComments?: true;
}

/** What comes of one landing file. */
export interface LandingVerdict {
  /** Name of the file inside the landings folder. */
  name: string;
  landing?: LintedLanding;
  /** What keeps a file without `landing` from being one. */
  findings?: Diagnostic[];
}

/** Checks landings, each by itself. */
export class LandingLinter {
  readonly #setup: LandingLintSetup;
  readonly #code: SiteCode;
  readonly #facts: Facts;
  readonly #pictures: KnownPictures;
  #compile: CompileUtilities | undefined;

  constructor(setup: LandingLintSetup, code: SiteCode) {
    this.#setup = setup;
    this.#code = code;
    this.#facts = setup.site ? createFacts(setup.site, code.schemas.config) : ANY_FACT;
    this.#pictures = new KnownPictures(setup.root);
  }

  /** Reads and checks one file. It never throws on bad content. */
  async check(name: string): Promise<LandingVerdict> {
    const { cwd, landingsDir } = this.#setup;
    const context = { cwd, landingsDir, facts: this.#facts, schemas: this.#code.schemas };
    const { landing, diagnostics } = readLanding(join(landingsDir, name), context);
    if (!landing) return { name, findings: diagnostics };
    const { source, meta } = landing;
    const digest = landingDigest(landing);
    const [media, inMedia] = await this.#media(landing);
    const findings = [
      ...diagnostics,
      ...runRules(this.#code.rules.landing, landing, this.#facts),
      ...inMedia,
      ...(await this.#inClasses(landing)),
    ];
    return {
      name,
      landing: {
        entry: meta.entry,
        ...(meta.links ? { links: meta.links } : {}),
        ...(meta.schedule ? { schedule: meta.schedule } : {}),
        ...(meta.test ? { test: meta.test } : {}),
        source: source.hash,
        ...(source.stamp === undefined ? {} : { stamp: source.stamp }),
        ...(digest ? { digest: digestText(digest) } : {}),
        ...(media ? { media } : {}),
        ...(findings.length > 0 ? { findings } : {}),
        ...(source.text.includes(IGNORE_WORD) ? { hasComments: true } : {}),
      },
    };
  }

  async #media(landing: LandingFile): Promise<[LintedLanding['media'], Diagnostic[]]> {
    const { path } = landing.source;
    const seen = await withPictures(landing.page, { path, cwd: this.#setup.cwd }, this.#pictures);
    const named = mediaOf(landing.page);
    if (named.length === 0) return [undefined, seen.diagnostics];
    const { pictures = {}, downloads = {} } = seen.page;
    const known: Record<string, { hash: string }> = { ...pictures, ...downloads };
    const media = Object.fromEntries(named.map((src) => [src, known[src]?.hash ?? null]));
    return [media, seen.diagnostics];
  }

  async #inClasses(landing: LandingFile): Promise<Diagnostic[]> {
    if (bannerClasses(landing.page) === '') return [];
    this.#compile ??= await loadUtilityCompiler();
    return checkClasses(landing, this.#compile);
  }
}
