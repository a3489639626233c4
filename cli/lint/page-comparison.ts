import { join } from 'node:path';
import type { StaticPage } from '../../schemas/page.ts';
import { parseData } from '../content/data-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { type LandingContext, readLanding } from '../content/landing-file.ts';
import type { ReadPageMeta } from '../content/page-index.ts';
import type { SortedNames } from '../content/sorted-names.ts';
import { displayPath, readSource, report, type SourceFile } from '../content/source-file.ts';
import type { Path } from '../content/value-path.ts';
import type { Locate } from '../content/yaml-document.ts';
import { findCopies } from './copies.ts';
import { equalRuns } from './equal-runs.ts';
import { comparable, HASH, type PageDigest, staticDigest } from './page-digest.ts';
import { type ComparedCopy, sharedText } from './shared-text.ts';
import { Sketches } from './sketches.ts';

/** The hand-written pages, and their files at the same indices. */
export interface WrittenPages {
  pages: readonly StaticPage[];
  metas: readonly ReadPageMeta[];
}

/** A page with a finding, read again. */
interface ComparedPage extends ComparedCopy {
  title: string;
  description: string;
  /** Missing for a page of the engine, which has no file. */
  source?: SourceFile;
  locate?: Locate;
  /** Position of a finding about all of its copy, and of its settings for search engines. */
  whole: Path;
  switches: string;
}

/** The texts of a finding. */
interface Told {
  rule: string;
  message: string;
  hint: string;
}

/** Texts for search engines that must be unique. */
const SEARCH_TEXTS = [
  {
    key: 'title',
    rule: 'seo/duplicate-title',
    says: 'so nobody can tell the two apart in search results.',
    hint: 'Say in the title what is different about this page.',
  },
  {
    key: 'description',
    rule: 'seo/duplicate-description',
    says: 'so search results describe both in the same words.',
    hint: 'Say in the description what visitors find on this page and not on the other.',
  },
] as const;

/** Indices of names, short ones first: `drains` rather than `drains-leeds` is the original. */
function inOrderOfLength(names: SortedNames): Uint32Array {
  const order = Uint32Array.from({ length: names.length }, (_, index) => index);
  return order.sort((a, b) => names.lengthAt(a) - names.lengthAt(b) || a - b);
}

/**
 * Finds pages that are a problem only in combination: equal titles and descriptions, and repeated copy. For each
 * landing it stores a digest in typed arrays; the few with a finding are read again.
 */
export class PageComparison {
  readonly #names: SortedNames;
  readonly #written: WrittenPages;
  /** Indices of names in order of preference as originals, after all hand-written pages. */
  readonly #order: Uint32Array;
  /** The page number of the landing with the name at an index. */
  readonly #landings: Uint32Array;
  readonly #context: LandingContext;
  readonly #sketches: Sketches;
  /** Hashes of title and description, page by page. */
  readonly #hashes: Uint32Array;
  /** 1 if the page is compared. */
  readonly #compared: Uint8Array;

  /** @param names of all files in the folder of landings. */
  constructor(names: SortedNames, written: WrittenPages, context: LandingContext) {
    const first = written.pages.length;
    const size = first + names.length;
    this.#names = names;
    this.#written = written;
    this.#order = inOrderOfLength(names);
    this.#landings = new Uint32Array(names.length);
    for (const [page, index] of this.#order.entries()) this.#landings[index] = first + page;
    this.#context = context;
    this.#sketches = new Sketches(size);
    this.#hashes = new Uint32Array(SEARCH_TEXTS.length * HASH * size);
    this.#compared = new Uint8Array(size);
    for (const [number, page] of written.pages.entries()) this.#set(number, staticDigest(page));
  }

  /**
   * @param file one of the given names.
   * @param digest undefined if the landing is not compared with others.
   */
  add(file: string, digest: PageDigest | undefined): void {
    this.#set(this.#landings[this.#names.indexOf(file)] as number, digest);
  }

  /** Called once all landings have been added. */
  *findings(): Generator<Diagnostic> {
    const pages = new Uint32Array(this.#compared.length)
      .map((_, page) => page)
      .filter((page) => this.#compared[page] === 1);
    const copies = new Set<number>();
    yield* this.#doorways(pages, copies);
    // A copy's description is part of the finding about the copy.
    const others = pages.filter((page) => !copies.has(page));
    yield* this.#duplicates(pages, 0);
    yield* this.#duplicates(others, 1);
  }

  #set(page: number, digest: PageDigest | undefined): void {
    if (!digest) return;
    const texts = SEARCH_TEXTS.length * HASH;
    this.#hashes.set(digest.subarray(0, texts), page * texts);
    this.#sketches.set(page, digest.subarray(texts));
    this.#compared[page] = 1;
  }

  /** Pages with the same text for search engines, by its index in `SEARCH_TEXTS`. */
  *#duplicates(pages: Uint32Array, text: 0 | 1): Generator<Diagnostic> {
    const { key, rule, says, hint } = SEARCH_TEXTS[text];
    const hashes = this.#hashes;
    const at = (page: number) => (page * SEARCH_TEXTS.length + text) * HASH;
    const compare = (a: number, b: number) =>
      (hashes[at(a)] as number) - (hashes[at(b)] as number) ||
      (hashes[at(a) + 1] as number) - (hashes[at(b) + 1] as number);
    const sorted = pages.toSorted((a, b) => compare(a, b) || a - b);
    for (const run of equalRuns(sorted, (a, b) => compare(a, b) === 0)) {
      if (run.length < 2) continue;
      const owners = new Map<string, number>();
      for (const number of run) {
        const page = this.#read(number);
        if (!page) continue;
        const shown = comparable(page[key]);
        const owner = owners.get(shown);
        if (owner === undefined) owners.set(shown, number);
        else {
          const message = `${this.#nameOf(owner)} has the same ${key}, ${says}`;
          yield* tell(page, ['seo', key], { rule, message, hint });
        }
      }
    }
  }

  /** Pages that repeat another page's copy to rank for one more search. */
  *#doorways(pages: Uint32Array, copies: Set<number>): Generator<Diagnostic> {
    const sketched = pages.filter((page) => this.#sketches.isCompared(page));
    for (const { copy, original } of findCopies(this.#sketches, sketched)) {
      copies.add(copy);
      const page = this.#read(copy);
      const other = this.#read(original);
      if (!page || !other) continue;
      const { percent, paths } = sharedText(page, other);
      const message = `${percent} % of the text of this page, names and figures apart, is also in ${this.#nameOf(original)}; search engines treat such pages as doorways and may drop them all.`;
      const places = paths.length === 0 ? '' : `, first of all ${paths.join(', ')}`;
      const hint = `Write what only this page can say${places}. If it has to stay as it is, set ${page.switches}noindex: true, or ${page.switches}canonical: ${other.path}.`;
      yield* tell(page, page.whole, { rule: 'doorway/near-duplicate', message, hint });
    }
  }

  #landingPath(page: number): string {
    const name = this.#names.at(this.#order[page - this.#written.pages.length] as number);
    return join(this.#context.landingsDir, name);
  }

  /** A page as shown in findings of others: its file, or its address if it is built in. */
  #nameOf(page: number): string {
    const meta = this.#written.metas[page];
    if (!meta) return displayPath(this.#landingPath(page), this.#context.cwd);
    return meta.origin ? meta.file : meta.entry.path;
  }

  /** Undefined if the file was changed meanwhile. */
  #read(page: number): ComparedPage | undefined {
    const written = this.#written.pages[page];
    const path = written ? this.#written.metas[page]?.origin?.path : this.#landingPath(page);
    if (written) {
      const { entry, sections = [] } = written;
      const known = { title: entry.title, description: entry.seoDescription, path: entry.path };
      const places = { whole: ['name'], switches: '' };
      const { source } = path ? readSource(path, { cwd: this.#context.cwd }) : {};
      const file = source ? { source, locate: parseData(source).locate } : {};
      return { ...known, ...places, texts: { sections }, ...file };
    }
    const { landing } = path ? readLanding(path, this.#context) : {};
    if (!landing) return undefined;
    const { page: shown, source, locate } = landing;
    return {
      ...{ title: shown.seo.title, description: shown.seo.description, path: shown.entry.path },
      ...{ texts: shown.landing, source, locate },
      ...{ whole: ['hero', 'headline'], switches: 'page.' },
    };
  }
}

function tell({ source, locate }: ComparedPage, at: Path, told: Told): Diagnostic[] {
  if (!source || !locate) return [];
  return [report(source, { range: locate(at, 'value'), severity: 'warning', ...told })];
}
