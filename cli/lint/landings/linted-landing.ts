import { join } from 'node:path';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { LandingPage } from '../../../schemas/page.ts';
import { bannerClasses } from '../../content/banner-classes.ts';
import { type Diagnostic, hasErrors } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { sharedFormsOf } from '../../content/forms/unused-forms.ts';
import { mayIgnore } from '../../content/ignore-comment.ts';
import { type LandingFile, readLanding } from '../../content/pages/landing-file.ts';
import { displayFolder } from '../../content/source-file.ts';
import type { CompileUtilities } from '../../content/utility-css.ts';
import type { LandingRecord } from '../../pages/landing-record.ts';
import { KnownPictures } from '../../pictures/known-pictures.ts';
import { findingsInMedia, mediaOf, withPictures } from '../../pictures/page-pictures.ts';
import { checkClasses } from '../../rules/class-rule.ts';
import { KnownVariables } from '../../rules/css-variables.ts';
import { runRules } from '../../rules/run-rules.ts';
import { siteColors } from '../../rules/site-colors.ts';
import type { SiteCode } from '../../site/open-site.ts';
import { keptCompiler } from '../kept-sheets.ts';
import { type ComparedValues, comparedDespiteFaults, comparedValues } from './compared-values.ts';
import {
  type LandingView,
  type LandingViewSetup,
  LandingViews,
  type SharedFinding,
} from './landing-views.ts';
import { type FoundSummary, packFindings, unpackFindings } from './packed-findings.ts';
import { factsOfSetup } from './setup-facts.ts';

/** Inputs for checking single landings; plain data, so that it can be sent to a worker thread. */
export interface LandingLintSetup {
  /** Folder of the site. */
  root: string;
  landingsDir: string;
  cwd: string;
  /** Missing while the configuration is invalid: no fact is known then, but everything else is checked. */
  site?: SiteConfig;
  /** Dotted names of parts of the configuration that are wrong, if any. */
  unknown?: readonly string[];
  /** True if the site's own code cannot be loaded, which is told elsewhere. */
  isEngineOnly?: boolean;
  /** Names of the site's own rules that have thrown, which is told elsewhere. */
  silencedRules?: readonly string[];
  /** Inputs for rendering, if landings are to be checked as rendered. */
  views?: LandingViewSetup;
  /** Time for which the site is checked, in milliseconds since 1970; by default the current time. */
  now?: number;
}

/** A landing, as far as it is right, as needed by cross-page checks and later runs. */
export interface LintedLanding extends LandingRecord, ComparedValues {
  /** Hash of the file’s bytes, and a stamp that detects changes without reading it. */
  source: string;
  stamp?: string;
  /** Hashes of the pictures and files that it shows or offers; null for a file that cannot be shown. */
  media?: Readonly<Record<string, string | null>>;
  /** The forms of the configuration that it shows, if any. */
  forms?: string[];
  /** Summary of its findings, before severities are applied. */
  found?: FoundSummary;
  /** Findings that other landings may have as well. */
  shared?: SharedFinding[];
  /** True if it has comments that ignore findings. */
  hasComments?: true;
}

/** The result for one landing file. */
export interface LandingVerdict {
  /** Name of the file in the landings folder. */
  name: string;
  landing?: LintedLanding;
  /** The findings of `landing` as `PackedFindings` has them. */
  lines?: string;
  /** Of a file without `landing`, of which too little is known. */
  findings?: Diagnostic[];
}

/** A landing that can be compared with others. */
export type CheckedLanding = Required<Pick<LandingVerdict, 'name' | 'landing'>>;

/** The findings of a verdict. */
export function findingsOf({ lines, findings = [] }: LandingVerdict): Diagnostic[] {
  return lines === undefined ? findings : unpackFindings(lines);
}

/** The hashes of a page's pictures and files; undefined if it has none. */
function mediaHashes(page: LandingPage): LintedLanding['media'] {
  const named = mediaOf(page);
  if (named.length === 0) return undefined;
  const { pictures = {}, downloads = {} } = page;
  const known: Record<string, { hash: string }> = { ...pictures, ...downloads };
  return Object.fromEntries(named.map((src) => [src, known[src]?.hash ?? null]));
}

/** Checks single landings. */
export class LandingLinter {
  readonly #setup: LandingLintSetup;
  /** The folder of landings as shown in findings. */
  readonly #folder: string;
  readonly #code: SiteCode;
  readonly #facts: Facts;
  readonly #pictures: KnownPictures;
  #compile: CompileUtilities | undefined;
  #variables: KnownVariables | undefined;
  #views: Promise<LandingViews> | undefined;

  constructor(setup: LandingLintSetup, code: SiteCode) {
    this.#setup = setup;
    this.#folder = displayFolder(setup.landingsDir, setup.cwd);
    this.#code = code;
    this.#facts = factsOfSetup(setup, code);
    this.#pictures = new KnownPictures(setup.root);
  }

  /** Reads and checks one file. It never throws on invalid content. */
  async check(name: string): Promise<LandingVerdict> {
    const { cwd, landingsDir } = this.#setup;
    const context = { cwd, landingsDir, facts: this.#facts, schemas: this.#code.schemas };
    const { landing, faulty, diagnostics } = readLanding(join(landingsDir, name), context);
    if (!landing) {
      const file = { path: join(landingsDir, name), cwd, within: landingsDir };
      const inMedia = await findingsInMedia(file, this.#pictures);
      const inTexts = faulty ? runRules(this.#code.rules.landing, faulty, this.#facts) : [];
      const findings = [...diagnostics, ...inTexts, ...inMedia];
      const right = faulty && comparedDespiteFaults(faulty, diagnostics, this.#facts);
      return right ? this.#verdict(name, faulty, findings, right) : { name, findings };
    }
    const seen = await withPictures(
      landing.page,
      { path: landing.source.path, cwd },
      this.#pictures,
    );
    const media = mediaHashes(seen.page);
    const forms = sharedFormsOf(landing.page);
    const findings = [
      ...diagnostics,
      ...runRules(this.#code.rules.landing, landing, this.#facts),
      ...seen.diagnostics,
      ...(await this.#inClasses(landing)),
    ];
    // A page with errors may show anything.
    const view = hasErrors(findings) ? undefined : await this.#view(landing, seen.page);
    findings.push(...(view?.findings ?? []));
    return this.#verdict(name, landing, findings, {
      ...comparedValues(landing, this.#facts),
      ...(media ? { media } : {}),
      ...(forms.length > 0 ? { forms } : {}),
      ...(view && view.shared.length > 0 ? { shared: view.shared } : {}),
    });
  }

  #verdict(
    name: string,
    { source, meta }: Pick<LandingFile, 'source' | 'meta'>,
    findings: readonly Diagnostic[],
    known: Partial<LintedLanding>,
  ): LandingVerdict {
    const packed = packFindings(findings, { folder: this.#folder, name });
    return {
      name,
      ...(packed ? { lines: packed.lines } : {}),
      landing: {
        entry: meta.entry,
        ...(meta.links ? { links: meta.links } : {}),
        ...(meta.schedule ? { schedule: meta.schedule } : {}),
        ...(meta.test ? { test: meta.test } : {}),
        source: source.hash,
        ...(source.stamp === undefined ? {} : { stamp: source.stamp }),
        ...known,
        ...(packed ? { found: packed.summary } : {}),
        ...(mayIgnore(source.text) ? { hasComments: true } : {}),
      },
    };
  }

  async #view(landing: LandingFile, page: LandingPage): Promise<LandingView | undefined> {
    const { views, root } = this.#setup;
    if (!views) return undefined;
    this.#views ??= LandingViews.load(views, { root, facts: this.#facts });
    return (await this.#views).look(landing, page);
  }

  async #inClasses(landing: LandingFile): Promise<Diagnostic[]> {
    if (bannerClasses(landing.page) === '') return [];
    const { root, site } = this.#setup;
    this.#compile ??= keptCompiler(root);
    const colors = siteColors(site?.brand);
    this.#variables ??= new KnownVariables(root, site && colors);
    return checkClasses(landing, this.#compile, { variables: this.#variables, colors });
  }
}
