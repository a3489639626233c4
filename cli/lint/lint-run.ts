import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import type { Severities } from '../severity/severities.ts';
import type { LandingVerdict } from './linted-landing.ts';
import { SharedFindings } from './shared-findings.ts';
import { TradeWords } from './trade-words.ts';

/** Where a run looks. */
interface Places {
  root: string;
  landingsDir: string;
  cwd: string;
}

/** Gathers the findings of one run. */
export class LintRun {
  readonly found: SortedFindings;
  readonly tradeWords = new TradeWords();
  readonly pictures: KnownPictures;
  /** The pictures and files of `media/` that any page shows or offers. */
  readonly shown = new Set<string>();
  readonly severities: Severities;
  /** When a schedule changes the site next, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;
  readonly #places: Places;
  readonly #shared = new SharedFindings();

  constructor(severities: Severities, places: Places) {
    this.severities = severities;
    this.found = new SortedFindings(severities.judge);
    this.pictures = new KnownPictures(places.root);
    this.#places = places;
  }

  /** Takes what was found in a landing by itself. */
  take(
    { name, landing, findings = landing?.findings ?? [] }: LandingVerdict,
    folder = this.#places.landingsDir,
  ): void {
    const file = displayPath(join(folder, name), this.#places.cwd);
    const { comments } = this.severities;
    if (landing?.hasComments) comments.note(file);
    else if (landing) comments.note(file, '');
    // An earlier run may have named the file from another folder.
    const here = findings.map((finding) => ({ ...finding, file }));
    this.found.add(this.tradeWords.holdBack(here));
    this.#shared.add(name, landing?.shared ?? []);
    for (const src of Object.keys(landing?.media ?? {})) this.shown.add(src);
  }

  /**
   * What landings have in common.
   *
   * @param told what was found on other pages: at the same place it is the same fault.
   */
  sharedBeyond(told: readonly Diagnostic[]): Diagnostic[] {
    return this.#shared.findings(told, this.#places);
  }
}
