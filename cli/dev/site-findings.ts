import { compareDiagnostics, type Diagnostic } from '../content/diagnostic.ts';
import type { Severities } from '../severity/severities.ts';
import type { AcrossPages } from './across-pages.ts';
import type { KnownLanding, KnownLandings } from './known-landings.ts';
import {
  type Judging,
  type KeptFindings,
  keepTold,
  ToldFindings,
  toldBy,
} from './told-findings.ts';

interface SiteFindingsOptions {
  /** Displayed paths are relative to this folder. */
  cwd: string;
  landings: KnownLandings;
  across: AcrossPages;
  /** Current findings of configuration, words and hand-written pages, each by itself. */
  ofSite: () => readonly Diagnostic[];
  /** The current settings that findings are judged by. */
  judging: () => Judging;
}

/** The findings of the site at the severities that it has set: those of a landing are judged once per read. */
export class SiteFindings {
  readonly #options: SiteFindingsOptions;
  readonly #told: ToldFindings;

  constructor(options: SiteFindingsOptions) {
    this.#options = options;
    this.#told = new ToldFindings(options.cwd);
  }

  /** All findings, sorted by position. */
  all(): Diagnostic[] {
    const { landings, across, ofSite } = this.#options;
    const by = this.#by;
    const found = toldBy(by, [...ofSite(), ...landings.nameFindings(), ...across.diagnostics()]);
    for (const known of landings.all()) found.push(...ownFindings(known, by));
    return found.sort(compareDiagnostics);
  }

  /** Findings of a landing. @param file as findings name it. */
  ofLanding(known: KnownLanding, file: string): Diagnostic[] {
    const by = this.#by;
    return [...ownFindings(known, by), ...toldBy(by, this.#options.across.of(file))];
  }

  /** Findings of a file that is not a landing, as findings name it. */
  ofFile(file: string): Diagnostic[] {
    const { across, ofSite } = this.#options;
    const own = ofSite().filter((diagnostic) => diagnostic.file === file);
    return this.told([...own, ...across.of(file)]);
  }

  /** The reported findings among these, at their current severity (`cli/severity/`). */
  told(findings: readonly Diagnostic[]): Diagnostic[] {
    return toldBy(this.#by, findings);
  }

  /** The same, reusing the previous result if it is still valid. */
  keep(kept: KeptFindings | undefined, findings: readonly Diagnostic[]): KeptFindings {
    return keepTold(kept, findings, this.#by);
  }

  get #by(): Severities {
    return this.#told.by(this.#options.judging());
  }
}

function ownFindings(known: KnownLanding, by: Severities): readonly Diagnostic[] {
  known.kept = keepTold(known.kept, known.diagnostics, by);
  return known.kept.told;
}
