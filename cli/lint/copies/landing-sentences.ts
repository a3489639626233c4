import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { LocatedText } from '../../content/rule.ts';
import { report } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { RepeatedTexts } from './repeated-texts.ts';
import { hashesIn, type Places, readRaw } from './shared-sentences.ts';

/** Sites with more landings have them from templates, and reading their sentences together takes its time. */
const MOST_LANDINGS = 2000;

/** Two landings that share more sentences are made from one template, which `doorway/near-duplicate` judges. */
const MOST_SHARED = 2;

/**
 * Minimum length in characters of what two landings have word by word, without references to facts. Of 85 honest sites with some 20
 * landings each, nine have a sentence on two of them; the longest has 79.
 */
const DISTINCT = 90;

/** Parts in which sites say the same on purpose: how it is done, what holds for all, what the law wants, what a picture shows. */
const SAME_ON_PURPOSE = new Set<PropertyKey>(
  'alt questions plan steps credentials guarantees terms legal areas fees offers includes'.split(
    ' ',
  ),
);

const REFERENCE = /\{[^{}]+\}/g;

function isDistinct({ path }: Pick<LocatedText, 'path'>, words: string): boolean {
  return (
    words.replace(REFERENCE, '').length >= DISTINCT && !path.some((key) => SAME_ON_PURPOSE.has(key))
  );
}

/** Two landings, by their numbers, with the hashes of the sentences that both have and no third one. */
interface Pair {
  first: number;
  second: number;
  hashes: number[];
}

/** Sentences that a landing has word by word from another one. */
export class LandingSentences {
  readonly #places: Places;
  /** Hashes of the sentences of hand-written pages, which are compared by themselves. */
  readonly #ofPages: readonly number[];
  #names: string[] = [];
  #kept: string[] | undefined = [];

  constructor(ofPages: readonly number[], places: Places) {
    this.#ofPages = ofPages;
    this.#places = places;
  }

  /** @param kept of a landing, from `keptSentences`. */
  add(name: string, kept: string | undefined): void {
    if (kept === undefined || this.#kept === undefined) return;
    this.#names.push(name);
    this.#kept.push(kept);
    if (this.#names.length > MOST_LANDINGS) this.#kept = undefined;
  }

  #pairs(): Iterable<Pair> {
    const firsts = new Map<number, number>();
    /** The second landing with a sentence; -1 if there are more. */
    const seconds = new Map<number, number>();
    for (const [landing, kept] of (this.#kept ?? []).entries())
      for (const hash of hashesIn(kept)) {
        const first = firsts.get(hash);
        if (first === undefined) firsts.set(hash, landing);
        else if (first !== landing && seconds.get(hash) !== landing)
          seconds.set(hash, seconds.has(hash) ? -1 : landing);
      }
    const pairs = new Map<string, Pair>();
    for (const [hash, second] of seconds) {
      const first = firsts.get(hash);
      if (second < 0 || first === undefined) continue;
      const key = `${first} ${second}`;
      const pair = pairs.get(key) ?? { first, second, hashes: [] };
      pair.hashes.push(hash);
      pairs.set(key, pair);
    }
    return pairs.values();
  }

  /** Findings in the later one of two landings; called once all have been added. */
  *findings(): Generator<Diagnostic> {
    const few = [...this.#pairs()].filter(({ hashes }) => hashes.length <= MOST_SHARED);
    if (few.length === 0) return;
    const ofPages = new Set(this.#ofPages);
    for (const { first, second, hashes } of few) {
      if (hashes.some((hash) => ofPages.has(hash))) continue;
      const [one, other] = [first, second].map((landing) =>
        readRaw(join(this.#places.landingsDir, this.#names[landing] ?? ''), this.#places),
      );
      if (!one || !other) continue;
      const texts = new RepeatedTexts();
      texts.add(one.source.file, one.raw);
      for (const { path, span, ...told } of texts.in(other.source.file, other.raw, false)) {
        const text = valueAt(other.raw, path);
        if (typeof text !== 'string' || !isDistinct({ path }, text.slice(...span))) continue;
        const range = other.locate(path, 'value', span);
        const { name: rule, severity } = copyRepeated;
        yield report(other.source, { range, rule, severity, ...told });
      }
    }
  }
}
