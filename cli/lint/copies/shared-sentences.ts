import { join } from 'node:path';
import type { ReadPageMeta } from '../../content/addresses/page-index.ts';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import type { UnreadPart } from '../../content/pages/unread-parts.ts';
import type { LocatedText } from '../../content/rule.ts';
import { SharedResults } from '../../content/shared-values.ts';
import { readSource, report } from '../../content/source-file.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { copyParts } from '../../rules/texts.ts';
import { hashOf } from '../../rules/words/lexicon/word-hash.ts';
import { isListed } from './page-digest.ts';
import { comparedSentences, RepeatedTexts } from './repeated-texts.ts';

/** Where landings are, and what their files are named from. */
export interface Places {
  landingsDir: string;
  cwd: string;
}

/** A sentence that more landings have is from their template. */
const MOST_LANDINGS = 3;

const known = new SharedResults<readonly number[]>();

function sentenceHashes(texts: readonly LocatedText[]): readonly number[] {
  return known.of(texts, () => Array.from(comparedSentences(texts), hashOf));
}

/**
 * Hashes of the sentences of a landing that no other page should have, as text.
 *
 * @returns undefined for a landing that search engines do not list.
 */
export function keptSentences(
  { page, raw }: Pick<LandingFile, 'page' | 'raw'>,
  unread?: readonly UnreadPart[],
): string | undefined {
  if (!isListed(page.entry, unread)) return undefined;
  const hashes = Int32Array.from(copyParts(raw).flatMap(sentenceHashes));
  return hashes.length === 0 ? undefined : Buffer.from(hashes.buffer).toString('base64');
}

/** The hashes in what `keptSentences` returned. */
export function hashesIn(kept: string): Int32Array {
  const bytes = Uint8Array.from(Buffer.from(kept, 'base64'));
  return new Int32Array(bytes.buffer);
}

/** Number of places in a `HashFilter`, in bits. */
const FILTER = 16;

/** Says of most hashes that they are in no set, faster than the set: of 600,000 hardly any is. */
class HashFilter {
  readonly #places = new Uint8Array(1 << FILTER);

  constructor(hashes: Iterable<number>) {
    for (const hash of hashes) this.#places[hash >>> (32 - FILTER)] = 1;
  }

  mayHave(hash: number): boolean {
    return this.#places[hash >>> (32 - FILTER)] === 1;
  }
}

/** Sentences that landings have word by word from hand-written pages. */
export class SharedSentences {
  readonly #places: Places;
  readonly #metas: readonly ReadPageMeta[];
  readonly #known: ReadonlySet<number>;
  readonly #filter: HashFilter;
  /** Landings by the hash of a sentence of a page. */
  readonly #landings = new Map<number, string[]>();

  /** @param known from `sentencesOfPages`. */
  constructor(known: readonly number[], metas: readonly ReadPageMeta[], places: Places) {
    this.#known = new Set(known);
    this.#filter = new HashFilter(known);
    this.#metas = metas;
    this.#places = places;
  }

  /** @param kept of a landing, from `keptSentences`. */
  add(name: string, kept: string | undefined): void {
    if (kept === undefined) return;
    for (const hash of hashesIn(kept)) {
      if (!this.#filter.mayHave(hash) || !this.#known.has(hash)) continue;
      const landings = this.#landings.get(hash) ?? [];
      if (landings.length <= MOST_LANDINGS) landings.push(name);
      this.#landings.set(hash, landings);
    }
  }

  /** Findings in landings; called once all have been added. */
  *findings(): Generator<Diagnostic> {
    const few = [...this.#landings.values()].filter(({ length }) => length <= MOST_LANDINGS);
    if (few.length === 0) return;
    const pages = readPages(this.#metas, this.#places);
    const { name: rule, severity } = copyRepeated;
    for (const name of new Set(few.flat())) {
      const read = readRaw(join(this.#places.landingsDir, name), this.#places);
      if (!read) continue;
      const { source, raw, locate } = read;
      for (const { path, span, ...told } of pages.in(source.file, raw, false))
        yield report(source, { range: locate(path, 'value', span), rule, severity, ...told });
    }
  }
}

/** The value of a data file as written, with its positions. */
export function readRaw(path: string, places: Pick<Places, 'cwd'>) {
  const { source } = readSource(path, places);
  const { value: raw, locate } = source ? parseData(source) : {};
  if (!source || !locate || typeof raw !== 'object' || raw === null) return undefined;
  return { source, raw, locate };
}

function readPages(metas: readonly ReadPageMeta[], places: Pick<Places, 'cwd'>): RepeatedTexts {
  const pages = new RepeatedTexts();
  for (const { origin, entry, unread = [] } of metas) {
    const read =
      origin && !entry.noindex && !unread.includes('noindex')
        ? readRaw(origin.path, places)
        : undefined;
    if (read) pages.add(read.source.file, read.raw);
  }
  return pages;
}

/** Hashes of the sentences of hand-written pages that no landing should have. */
export function sentencesOfPages(
  metas: readonly ReadPageMeta[],
  places: Pick<Places, 'cwd'>,
): number[] {
  return [...readPages(metas, places).sentences].map((sentence) => hashOf(sentence));
}
