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
  /** What the files of findings are named from. */
  cwd: string;
  landings: KnownLandings;
  across: AcrossPages;
  /** What is wrong with the configuration, the words and the hand-written pages now, each by itself. */
  ofSite: () => readonly Diagnostic[];
  /** What findings are judged by now. */
  judging: () => Judging;
}

/** What is wrong with the site, as it wants to be told: of a landing, judged once after each time that it is read. */
export class SiteFindings {
  readonly #options: SiteFindingsOptions;
  readonly #told: ToldFindings;

  constructor(options: SiteFindingsOptions) {
    this.#options = options;
    this.#told = new ToldFindings(options.cwd);
  }

  /** Everything, sorted by place. */
  all(): Diagnostic[] {
    const { landings, across, ofSite } = this.#options;
    const by = this.#by;
    const found = toldBy(by, [...ofSite(), ...landings.nameFindings(), ...across.diagnostics()]);
    for (const known of landings.all()) found.push(...ownFindings(known, by));
    return found.sort(compareDiagnostics);
  }

  /** What is wrong with a landing. @param file as findings name it. */
  ofLanding(known: KnownLanding, file: string): Diagnostic[] {
    const by = this.#by;
    return [...ownFindings(known, by), ...toldBy(by, this.#options.across.of(file))];
  }

  /** What is wrong with a file that is no landing's, as findings name it. */
  ofFile(file: string): Diagnostic[] {
    const { across, ofSite } = this.#options;
    const own = ofSite().filter((diagnostic) => diagnostic.file === file);
    return this.told([...own, ...across.of(file)]);
  }

  /** What of these findings is told now, and how grave they are (`cli/severity/`). */
  told(findings: readonly Diagnostic[]): Diagnostic[] {
    return toldBy(this.#by, findings);
  }

  /** The same, with what was told of these findings before, if that still holds. */
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
