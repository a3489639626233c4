import { join } from 'node:path';
import { parseData } from '../content/data-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { LandingFile } from '../content/landing-file.ts';
import type { ReadPageMeta } from '../content/page-index.ts';
import type { LocatedText } from '../content/rule.ts';
import { SharedResults } from '../content/shared-values.ts';
import { readSource, report } from '../content/source-file.ts';
import { copyRepeated } from '../rules/copy/copy-repeated.ts';
import { copyParts } from '../rules/texts.ts';
import { hashOf } from '../rules/words/word-hash.ts';
import { comparedSentences, RepeatedTexts } from './repeated-texts.ts';

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
export function keptSentences({ page, raw }: LandingFile): string | undefined {
  const { canonical, path, noindex } = page.entry;
  if (canonical !== path || noindex) return undefined;
  const hashes = Int32Array.from(copyParts(raw).flatMap(sentenceHashes));
  return hashes.length === 0 ? undefined : Buffer.from(hashes.buffer).toString('base64');
}

function hashesIn(kept: string): Int32Array {
  const bytes = Uint8Array.from(Buffer.from(kept, 'base64'));
  return new Int32Array(bytes.buffer);
}

/** Sentences that landings have word by word from hand-written pages. */
export class SharedSentences {
  readonly #places: { landingsDir: string; cwd: string };
  readonly #pages = new RepeatedTexts();
  readonly #known: ReadonlySet<number>;
  /** Landings by the hash of a sentence of a page. */
  readonly #landings = new Map<number, string[]>();

  constructor(metas: readonly ReadPageMeta[], places: { landingsDir: string; cwd: string }) {
    this.#places = places;
    for (const { origin, entry } of metas) {
      if (!origin || entry.noindex) continue;
      for (const _ of this.#in(origin.path, true));
    }
    this.#known = new Set([...this.#pages.sentences].map((sentence) => hashOf(sentence)));
  }

  /** @param kept of a landing, from `keptSentences`. */
  add(name: string, kept: string | undefined): void {
    if (kept === undefined) return;
    for (const hash of hashesIn(kept)) {
      if (!this.#known.has(hash)) continue;
      const landings = this.#landings.get(hash) ?? [];
      if (landings.length <= MOST_LANDINGS) landings.push(name);
      this.#landings.set(hash, landings);
    }
  }

  /** Findings in landings; called once all have been added. */
  *findings(): Generator<Diagnostic> {
    const few = [...this.#landings.values()].filter(({ length }) => length <= MOST_LANDINGS);
    for (const name of new Set(few.flat()))
      yield* this.#in(join(this.#places.landingsDir, name), false);
  }

  *#in(path: string, isOriginal: boolean): Generator<Diagnostic> {
    const { source } = readSource(path, this.#places);
    const { value: raw, locate } = source ? parseData(source) : {};
    if (!source || !locate || typeof raw !== 'object' || raw === null) return;
    const { name: rule, severity } = copyRepeated;
    for (const { path, span, ...told } of this.#pages.in(source.file, raw, isOriginal))
      yield report(source, { range: locate(path, 'value', span), rule, severity, ...told });
  }
}
