import { hash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { StaticPage } from '../../../schemas/page.ts';
import type { ReadPageMeta } from '../../content/addresses/page-index.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { LandingContext } from '../../content/pages/landing-file.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { displayFolder } from '../../content/source-file.ts';
import {
  type ComparedPage,
  type ComparisonKind,
  comparedLanding,
  comparedStatic,
  TELL,
} from './compared-page.ts';
import { findCopies } from './copies.ts';
import { equalRuns } from './equal-runs.ts';
import type { CheckedFile } from './landing-comparer.ts';
import { byNumber, inOrderOfLength } from './numbered-pages.ts';
import { HASH, type PageDigest, staticDigest } from './page-digest.ts';
import { PageRanks } from './page-ranks.ts';
import { Sketches } from './sketches.ts';

/** The hand-written pages, and their files at the same indices. */
export interface WrittenPages {
  pages: readonly StaticPage[];
  metas: readonly ReadPageMeta[];
}

/** What else is known about the pages. */
export interface KnownOfPages {
  /** Digests of the hand-written pages. */
  digests?: readonly (PageDigest | undefined)[];
  /** Addresses that have been published: a page that repeats one of theirs is the copy. */
  published?: ReadonlySet<string> | undefined;
}

/** A page that repeats another one, both by number. */
export interface Comparison {
  kind: ComparisonKind;
  page: number;
  other: number;
}

/** Texts for search engines that must be unique. */
const SEARCH_TEXTS = ['title', 'description'] as const;

/** Bytes per page of the hash of its file. */
const SOURCE = 8;

/** Originals that stay in memory: copies come in the order of their originals. */
const KEPT_ORIGINALS = 8;

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
  /** The first bytes of the hashes of the pages' files, page by page. */
  readonly #sources: Buffer;
  /** 1 if the page is compared. */
  readonly #compared: Uint8Array;
  readonly #ranks: PageRanks;
  readonly #originals = new Map<number, ComparedPage>();
  /** The folder of landings as shown in findings, with a slash. */
  readonly #shownFolder: string;

  /**
   * @param names of all files in the folder of landings.
   */
  constructor(
    names: SortedNames,
    written: WrittenPages,
    context: LandingContext,
    { digests = written.pages.map((page) => staticDigest(page)), published }: KnownOfPages = {},
  ) {
    const first = written.pages.length;
    const size = first + names.length;
    this.#names = names;
    this.#written = written;
    this.#order = inOrderOfLength(names);
    this.#landings = new Uint32Array(names.length);
    for (const [page, index] of this.#order.entries()) this.#landings[index] = first + page;
    this.#context = context;
    this.#shownFolder = displayFolder(context.landingsDir, context.cwd);
    this.#sketches = new Sketches(size);
    this.#hashes = new Uint32Array(SEARCH_TEXTS.length * HASH * size);
    this.#sources = Buffer.alloc(SOURCE * size);
    this.#compared = new Uint8Array(size);
    this.#ranks = new PageRanks(published, (page) => this.#addressOf(page));
    for (const [number, page] of written.pages.entries()) {
      if (page.schedule) this.#ranks.addPassing(number);
      this.#set(number, digests[number], hash('sha1', JSON.stringify(page)));
    }
  }

  /**
   * @param file one of the given names.
   * @param digest undefined if the landing is not compared with others.
   * @param source hash of the file, in hexadecimal digits.
   * @param isPassing whether it is not published yet or will expire.
   */
  add(file: string, digest: PageDigest | undefined, source: string, isPassing = false): void {
    const page = this.#landings[this.#names.indexOf(file)] as number;
    if (isPassing) this.#ranks.addPassing(page);
    this.#set(page, digest, source);
  }

  /** Pages with a finding, each with the page that it repeats; called once all landings have been added. */
  *comparisons(): Generator<Comparison> {
    const pages = new Uint32Array(this.#compared.length)
      .map((_, page) => page)
      .filter((page) => this.#compared[page] === 1);
    const copies = new Set<number>();
    const sketched = pages.filter((page) => this.#sketches.isCompared(page));
    const rankOf = (page: number) => this.#ranks.of(page);
    for (const { copy: page, original: other } of findCopies(this.#sketches, sketched, rankOf)) {
      copies.add(page);
      yield { kind: 'copy', page, other };
    }
    // A copy's description is part of the finding about the copy.
    const others = pages.filter((page) => !copies.has(page));
    yield* this.#duplicates(pages, 'title');
    yield* this.#duplicates(others, 'description');
  }

  /** @returns undefined if a file was changed meanwhile, or if a page has no file. */
  tell({ kind, page: number, other }: Comparison): Diagnostic | undefined {
    const original = this.#original(other);
    const page = original && this.#read(number);
    return page && TELL[kind](page, { page: original, name: this.nameOf(other) });
  }

  *findings(): Generator<Diagnostic> {
    for (const comparison of this.comparisons()) {
      const finding = this.tell(comparison);
      if (finding) yield finding;
    }
  }

  /** A page as shown in findings of others: its file, or its address if it is built in. */
  nameOf(page: number): string {
    const name = this.#landingName(page);
    if (name !== undefined) return `${this.#shownFolder}${name}`;
    const meta = this.#written.metas[page] as ReadPageMeta;
    return meta.origin ? meta.file : meta.entry.path;
  }

  /** The file of a landing; undefined for a hand-written page. */
  landingFile(page: number): CheckedFile | undefined {
    const name = this.#landingName(page);
    if (name === undefined) return undefined;
    return { path: join(this.#context.landingsDir, name), source: this.#sourceOf(page) };
  }

  /** True of a landing, false of a hand-written page. */
  isLanding(page: number): boolean {
    return page >= this.#written.pages.length;
  }

  /** A key for what the finding about two pages depends on besides the site. */
  keyOf({ kind, page, other }: Comparison): string {
    const [one, two] = [page, other].map(
      (number) => `${this.nameOf(number)}\n${this.#sourceOf(number)}`,
    );
    return hash('sha1', `${kind}\n${one}\n${two}`, 'base64');
  }

  /** The first digits of the hash of a page's file. */
  #sourceOf(page: number): string {
    return this.#sources.toString('hex', SOURCE * page, SOURCE * (page + 1));
  }

  #landingName(page: number): string | undefined {
    const index = this.#order[page - this.#written.pages.length];
    return index === undefined ? undefined : this.#names.at(index);
  }

  #addressOf(page: number): string | undefined {
    const name = this.#landingName(page);
    if (name !== undefined) return `/${basename(name, '.yaml')}`;
    return this.#written.metas[page]?.entry.path;
  }

  #set(page: number, digest: PageDigest | undefined, source: string): void {
    if (!digest) return;
    const texts = SEARCH_TEXTS.length * HASH;
    this.#hashes.set(digest.subarray(0, texts), page * texts);
    this.#sketches.set(page, digest.subarray(texts));
    this.#compared[page] = 1;
    this.#sources.write(source.slice(0, 2 * SOURCE), SOURCE * page, 'hex');
  }

  /** Pages with the same text for search engines, each with the first of them. */
  *#duplicates(pages: Uint32Array, kind: (typeof SEARCH_TEXTS)[number]): Generator<Comparison> {
    const hashes = this.#hashes;
    const at = (page: number) => (page * SEARCH_TEXTS.length + SEARCH_TEXTS.indexOf(kind)) * HASH;
    const compare = (a: number, b: number) =>
      (hashes[at(a)] as number) - (hashes[at(b)] as number) ||
      (hashes[at(a) + 1] as number) - (hashes[at(b) + 1] as number);
    const sameStart = (a: number, b: number) => hashes[at(a)] === hashes[at(b)];
    for (const run of equalRuns(
      byNumber(pages, (page) => hashes[at(page)] as number),
      sameStart,
    )) {
      if (run.length === 1) continue;
      const ranks = this.#ranks;
      const sorted = run.toSorted((a, b) => compare(a, b) || ranks.of(a) - ranks.of(b) || a - b);
      for (const [other, ...copies] of equalRuns(sorted, (a, b) => compare(a, b) === 0))
        if (other !== undefined) for (const page of copies) yield { kind, page, other };
    }
  }

  #original(number: number): ComparedPage | undefined {
    const known = this.#originals.get(number);
    if (known) return known;
    const page = this.#read(number);
    if (!page) return undefined;
    if (this.#originals.size === KEPT_ORIGINALS) this.#originals.clear();
    this.#originals.set(number, page);
    return page;
  }

  /** Undefined if the file was changed meanwhile. */
  #read(number: number): ComparedPage | undefined {
    const file = this.landingFile(number);
    if (file) return comparedLanding(file, this.#context);
    const page = this.#written.pages[number];
    const origin = this.#written.metas[number]?.origin;
    return page && comparedStatic(page, origin?.path, this.#context.cwd);
  }
}
