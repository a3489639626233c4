import type { Diagnostic, Severity } from '../content/diagnostic.ts';
import { framed } from '../content/framed.ts';
import type { UnreadPart } from '../content/pages/unread-parts.ts';
import { displayFolder } from '../content/source-file.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import type { WrittenFinding } from '../report/finding-entry.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import type { UnaskedHost } from '../report/unasked-hosts.ts';
import type { Severities } from '../severity/severities.ts';
import type { CheckedLanding, LandingVerdict } from './landings/linted-landing.ts';
import type { CheckedOutside } from './outside/outside-links.ts';
import { SharedFindings } from './shared-findings.ts';
import { TradeWords } from './site/trade-words.ts';

const ASCII = /^[ -~]*$/;

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
  /** Forms of the configuration that any page shows. */
  readonly forms = new Set<string>();
  readonly severities: Severities;
  /** When a schedule next changes the site, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;
  /** True if the code of the site fails, so that no page is rendered and many checks do not run. */
  codeFails = false;
  /** What could not be checked although it was asked for, in whole sentences. */
  undone: string | undefined;
  /** Other hosts with links that were asked for and not checked. */
  unasked: readonly UnaskedHost[] = [];
  readonly #places: Places;
  /** The folder of landings as shown in findings. */
  readonly #folder: string;
  readonly #left = { error: new Map<string, boolean>(), warning: new Map<string, boolean>() };
  readonly #shared = new SharedFindings();
  #hasUnreadUses = false;
  /** Landings of which too little is known: their comments are read when a finding asks for them. */
  readonly #broken = new Set<string>();

  constructor(severities: Severities, places: Places) {
    this.severities = severities;
    this.found = new SortedFindings(severities.judge);
    this.pictures = new KnownPictures(places.root);
    this.#places = places;
    this.#folder = displayFolder(places.landingsDir, places.cwd);
  }

  /** True if some page may show files and forms that are unknown. */
  get hasUnknownUses(): boolean {
    return this.#broken.size > 0 || this.#hasUnreadUses;
  }

  /** Notes which files and forms a page shows or may show. */
  takeUses(
    files: Iterable<string>,
    forms: Iterable<string>,
    unread: readonly UnreadPart[] = [],
  ): void {
    for (const src of files) this.shown.add(src);
    for (const form of forms) this.forms.add(form);
    if (unread.includes('uses')) this.#hasUnreadUses = true;
  }

  /** Adds what is known of outside links. */
  takeOutside({ found, undone, unasked }: CheckedOutside): void {
    this.found.add(framed(found, this.#places.cwd));
    this.undone = undone;
    this.unasked = unasked;
  }

  /** True if the findings of a landing are reported as an earlier run or a thread wrote them. */
  reportsAsWritten({ name, landing }: CheckedLanding): boolean {
    const { found, hasComments } = landing;
    if (!found || hasComments || found.words || found.folder !== this.#folder) return false;
    const { baseline } = this.severities;
    // Other names sort differently as text and as bytes.
    if (!ASCII.test(name) || baseline?.mentions(`${this.#folder}${name}`)) return false;
    for (const rule in found.rules) {
      const [errors = 0, warnings = 0] = found.rules[rule] ?? [];
      if (errors > 0 && !this.#leaves('error', rule)) return false;
      if (warnings > 0 && !this.#leaves('warning', rule)) return false;
    }
    return true;
  }

  /** Adds a finding that was written before, which is parsed only if a setting may change it. */
  takeWritten(finding: WrittenFinding): void {
    const { file, rule, severity, text } = finding;
    const { comments, baseline } = this.severities;
    const isLeft =
      this.#leaves(severity, rule) && !comments.mayBeIn(file) && !baseline?.mentions(file);
    if (isLeft) this.found.addWritten(finding);
    else this.found.add([JSON.parse(text)]);
  }

  #leaves(severity: Severity, rule: string): boolean {
    const known = this.#left[severity].get(rule);
    if (known !== undefined) return known;
    const isLeft = this.severities.leaves(rule, severity);
    this.#left[severity].set(rule, isLeft);
    return isLeft;
  }

  /**
   * Notes a single landing.
   *
   * @param findings those that are not reported as they were written.
   */
  take(
    { name, landing }: Pick<LandingVerdict, 'name' | 'landing'>,
    findings: readonly Diagnostic[],
    folder = this.#folder,
  ): void {
    const file = `${folder}${name}`;
    const { comments } = this.severities;
    if (landing?.hasComments) comments.note(file);
    else if (landing) comments.note(file, '');
    else this.#broken.add(file);
    // An earlier run may have used other relative paths.
    const here = findings.map((finding) => ({ ...finding, file }));
    this.found.add(this.tradeWords.holdBack(here));
    this.#shared.add(name, landing?.shared ?? []);
    this.takeUses(Object.keys(landing?.media ?? {}), landing?.forms ?? [], landing?.unread);
  }

  /** Called once all landings of the folder were added: their comments are known. */
  endLandings(): void {
    const folder = this.#folder;
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
