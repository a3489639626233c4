import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayFolder, displayPath } from '../content/source-file.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import type { Severities } from '../severity/severities.ts';
import type { LandingVerdict } from './linted-landing.ts';
import { SharedFindings } from './shared-findings.ts';
import { TradeWords } from './trade-words.ts';

/** Folders of a run. */
interface Places {
  root: string;
  landingsDir: string;
  cwd: string;
}

/** Collects the findings of one run. */
export class LintRun {
  readonly found: SortedFindings;
  readonly tradeWords = new TradeWords();
  readonly pictures: KnownPictures;
  /** Files of `media/` that any page shows or offers. */
  readonly shown = new Set<string>();
  readonly severities: Severities;
  /** When a schedule next changes the site, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;
  readonly #places: Places;
  readonly #shared = new SharedFindings();
  /** Landings with errors: their comments are read when a finding asks for them. */
  readonly #broken = new Set<string>();

  constructor(severities: Severities, places: Places) {
    this.severities = severities;
    this.found = new SortedFindings(severities.judge);
    this.pictures = new KnownPictures(places.root);
    this.#places = places;
  }

  /** Adds the findings of a single landing. */
  take(
    { name, landing, findings = landing?.findings ?? [] }: LandingVerdict,
    folder = this.#places.landingsDir,
  ): void {
    const file = displayPath(join(folder, name), this.#places.cwd);
    const { comments } = this.severities;
    if (landing?.hasComments) comments.note(file);
    else if (landing) comments.note(file, '');
    else this.#broken.add(file);
    // An earlier run may have used other relative paths.
    const here = findings.map((finding) => ({ ...finding, file }));
    this.found.add(this.tradeWords.holdBack(here));
    this.#shared.add(name, landing?.shared ?? []);
    for (const src of Object.keys(landing?.media ?? {})) this.shown.add(src);
  }

  /** Called once all landings of the folder were added: their comments are known. */
  endLandings(): void {
    const { landingsDir, cwd } = this.#places;
    const folder = displayFolder(landingsDir, cwd);
    const isInside = (file: string) =>
      file.startsWith(folder) && !file.includes('/', folder.length) && file.endsWith('.yaml');
    this.severities.comments.cover((file) => isInside(file) && !this.#broken.has(file));
  }

  /**
   * Findings that landings have in common.
   *
   * @param told findings on other pages: those at the same position are duplicates.
   */
  sharedBeyond(told: readonly Diagnostic[]): Diagnostic[] {
    return this.#shared.findings(told, this.#places);
  }
}
