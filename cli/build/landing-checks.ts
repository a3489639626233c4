import { join } from 'node:path';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { bannerClasses } from '../content/banner-classes.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { createFacts, type Facts } from '../content/facts/facts.ts';
import { type LandingFile, readLanding } from '../content/pages/landing-file.ts';
import type { Rule } from '../content/rule.ts';
import type { SortedNames } from '../content/sorted-names.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import { findingsInMedia, withPictures } from '../pictures/page-pictures.ts';
import { runRules } from '../rules/run-rules.ts';
import type { Moment } from '../schedule/showing.ts';
import { type Severities, siteSeverities } from '../severity/severities.ts';
import type { SiteCode } from '../site/open-site.ts';

/** Dependencies of the checks of landings. */
export interface LandingChecksSetup extends SiteCode {
  /** Folder of the site. */
  root: string;
  cwd: string;
  landingsDir: string;
  site: SiteConfig;
  /** The moment and mode that the site is built for. */
  moment: Moment;
}

/** A parsed landing and its blocking findings. */
export interface CheckedLanding {
  /** Missing if its file cannot be read or has the wrong shape. Includes the metadata of its pictures. */
  landing?: LandingFile;
  found: Diagnostic[];
}

/** Upper limit of landings held in memory: otherwise a build keeps no page longer than it takes to write it. */
const MOST_KEPT = 50;

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** The stylesheet of some utility classes; compiled results are cached. */
export async function compileUtilities(className: string): Promise<string> {
  // Imported lazily: most landings use no class.
  const { loadUtilityCompiler } = await import('../content/utility-css.ts');
  return (await (await loadUtilityCompiler())(className)).css;
}

/** Reads and checks landing files, ahead of time where possible. */
export class LandingChecks {
  readonly #setup: LandingChecksSetup;
  readonly #facts: Facts;
  readonly #pictures: KnownPictures;
  readonly #ahead = new Map<string, CheckedLanding>();
  readonly #severities: Severities;
  /** Rules whose findings block a build, with the site's severities. */
  readonly #stopping: readonly Rule[];

  constructor(setup: LandingChecksSetup) {
    this.#setup = setup;
    const { site, schemas, moment } = setup;
    this.#facts = { ...createFacts(site, schemas.config), now: moment.now };
    this.#pictures = new KnownPictures(setup.root);
    this.#severities = siteSeverities(setup, setup.site, setup);
    const settings = setup.site.lint?.rules ?? {};
    this.#stopping = setup.rules.landing.filter(
      ({ name, severity }) => (settings[name] ?? severity) === 'error',
    );
  }

  /** Whether any finding of a landing blocks the build. */
  stop(found: readonly Diagnostic[]): boolean {
    return found.some((finding) => this.#severities.judge(finding)?.severity === 'error');
  }

  /** Checks the landings now, unless there are too many. */
  async lookAhead(names: SortedNames): Promise<void> {
    if (names.length > MOST_KEPT) return;
    for (const name of names) {
      const checked = await this.#check(name);
      this.#ahead.set(name, checked);
      const classes = checked.landing && bannerClasses(checked.landing.page);
      if (classes) await compileUtilities(classes);
    }
  }

  /** A landing by file name, reused if it was checked ahead. Never throws on invalid content. */
  async check(name: string): Promise<CheckedLanding> {
    return this.#ahead.get(name) ?? (await this.#check(name));
  }

  async #check(name: string): Promise<CheckedLanding> {
    const { cwd, landingsDir, schemas } = this.#setup;
    const context = { cwd, landingsDir, facts: this.#facts, schemas };
    const { landing, diagnostics } = readLanding(join(landingsDir, name), context);
    if (!landing) {
      const file = { path: join(landingsDir, name), cwd, within: landingsDir };
      const inMedia = await findingsInMedia(file, this.#pictures);
      return { found: [...diagnostics, ...inMedia.filter(isError)] };
    }
    const place = { path: landing.source.path, cwd };
    const seen = await withPictures(landing.page, place, this.#pictures);
    const inPictures = seen.diagnostics.filter(isError);
    return {
      landing: { ...landing, page: seen.page },
      found: [...diagnostics, ...runRules(this.#stopping, landing, this.#facts), ...inPictures],
    };
  }
}
