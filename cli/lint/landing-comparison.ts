import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { type LandingContext, type LandingFile, readLanding } from '../content/landing-file.ts';
import type { SortedNames } from '../content/sorted-names.ts';
import { displayPath, report } from '../content/source-file.ts';
import { wholeCopy } from '../rules/texts.ts';
import { findCopies } from './copies.ts';
import { equalRuns } from './equal-runs.ts';
import { Sketches } from './sketches.ts';

/** Places of names, short ones first: `drains` rather than `drains-leeds` is the original. */
function inOrderOfLength(names: SortedNames): Uint32Array {
  const order = Uint32Array.from({ length: names.length }, (_, index) => index);
  return order.sort((a, b) => names.lengthAt(a) - names.lengthAt(b) || a - b);
}

/** Capitals and small letters are alike to who reads search results. */
function comparableTitle({ page }: LandingFile): string {
  return page.seo.title.toLowerCase();
}

/**
 * Finds pages that only together are a problem: equal titles and repeated copy. Of each landing it keeps
 * some two hundred bytes, in lists of numbers; the few that have a finding are read again.
 */
export class LandingComparison {
  readonly #names: SortedNames;
  /** Places among the names in the order in which pages are taken for originals; a page's place here is its number. */
  readonly #order: Uint32Array;
  /** The number of the page whose name stands at a place. */
  readonly #pages: Uint32Array;
  readonly #context: LandingContext;
  readonly #sketches: Sketches;
  /** The first 64 bits of the hash of each title, in two halves. */
  readonly #titles: readonly [Uint32Array, Uint32Array];
  /** 1 if the page is compared: it could be read and names no other one as the original. */
  readonly #compared: Uint8Array;

  /** @param names of all files in the folder of landings. */
  constructor(names: SortedNames, context: LandingContext) {
    this.#names = names;
    this.#order = inOrderOfLength(names);
    this.#pages = new Uint32Array(names.length);
    for (const [page, index] of this.#order.entries()) this.#pages[index] = page;
    this.#context = context;
    this.#sketches = new Sketches(names.length);
    this.#titles = [new Uint32Array(names.length), new Uint32Array(names.length)];
    this.#compared = new Uint8Array(names.length);
  }

  /** @param landing one of the files that were named. */
  add(landing: LandingFile): void {
    const { entry, landing: texts } = landing.page;
    // Repeating another page is no fault of one that names it as the original.
    if (entry.canonical !== entry.path || entry.noindex) return;
    const page = this.#pages[this.#names.indexOf(basename(landing.source.path))] as number;
    const hash = createHash('sha256').update(comparableTitle(landing)).digest();
    for (const [half, titles] of this.#titles.entries()) titles[page] = hash.readUInt32LE(4 * half);
    this.#sketches.set(page, wholeCopy(texts));
    this.#compared[page] = 1;
  }

  /** Asked for once all landings have been added. */
  *findings(): Generator<Diagnostic> {
    const pages = new Uint32Array(this.#names.length)
      .map((_, page) => page)
      .filter((page) => this.#compared[page] === 1);
    yield* this.#duplicateTitles(pages);
    yield* this.#doorways(pages);
  }

  *#duplicateTitles(pages: Uint32Array): Generator<Diagnostic> {
    const [left, right] = this.#titles as [Uint32Array, Uint32Array];
    const compare = (a: number, b: number) =>
      (left[a] as number) - (left[b] as number) || (right[a] as number) - (right[b] as number);
    const sorted = pages.toSorted((a, b) => compare(a, b) || a - b);
    for (const run of equalRuns(sorted, (a, b) => compare(a, b) === 0)) {
      if (run.length < 2) continue;
      const owners = new Map<string, number>();
      for (const page of run) {
        const landing = this.#read(page);
        if (!landing) continue;
        const title = comparableTitle(landing);
        const owner = owners.get(title);
        if (owner === undefined) {
          owners.set(title, page);
          continue;
        }
        const message = `${this.#fileOf(owner)} has the same title, so nobody can tell the two apart in search results.`;
        const hint = 'Say in the title what is different about this page.';
        yield warning(landing, ['seo', 'title'], { rule: 'seo/duplicate-title', message, hint });
      }
    }
  }

  /** Pages that repeat another page's copy to catch one more search. */
  *#doorways(pages: Uint32Array): Generator<Diagnostic> {
    for (const { copy, original } of findCopies(this.#sketches, pages)) {
      const landing = this.#read(copy);
      if (!landing) continue;
      const message = `Nearly all text of this page is also in ${this.#fileOf(original)}; search engines treat such pages as doorways and may drop them all.`;
      const hint = `Write this page for a visitor of its own, or keep only one of the two. If both must stay, set page.canonical to /${basename(this.#pathOf(original), '.yaml')}.`;
      const words = { rule: 'doorway/near-duplicate', message, hint };
      yield warning(landing, ['hero', 'headline'], words);
    }
  }

  #pathOf(page: number): string {
    return join(this.#context.landingsDir, this.#names.at(this.#order[page] as number));
  }

  #fileOf(page: number): string {
    return displayPath(this.#pathOf(page), this.#context.cwd);
  }

  /** Undefined if the file was changed meanwhile. */
  #read(page: number): LandingFile | undefined {
    return readLanding(this.#pathOf(page), this.#context).landing;
  }
}

function warning(
  { source, locate }: LandingFile,
  at: readonly string[],
  words: { rule: string; message: string; hint: string },
): Diagnostic {
  return report(source, { range: locate(at, 'value'), severity: 'warning', ...words });
}
