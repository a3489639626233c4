import { join } from 'node:path';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { readSource, report } from '../../content/source-file.ts';
import { type PlacedCount, readCount, saidValue } from '../../rules/words/counts/said-counts.ts';
import { unitOf } from '../../rules/words/figures/unit-words.ts';
import type { LintedLanding } from '../landings/linted-landing.ts';
import { placedCounts } from './page-counts.ts';
import type { PricedSite } from './site-prices.ts';

/** A number that a translation says differently. */
export const FACTS_TRANSLATION = 'facts/translation';

/** A landing whose numbers are compared. */
interface Counted {
  name: string;
  translationOf?: string;
  lines: readonly string[];
}

/** A number in one of two language versions. */
interface Valued {
  count: PlacedCount;
  value: number;
}

/** What a number counts, as far as it is the same word in every language. */
function unitOfCount({ nouns }: PlacedCount): string {
  const [noun = ''] = nouns;
  return noun === '°' ? noun : (unitOf(noun) ?? '');
}

/** The values of some that others lack. */
function without(some: readonly Valued[], others: readonly Valued[]): Valued[] {
  const left = others.map(({ value }) => value);
  return some.filter(({ value }) => {
    const at = left.indexOf(value);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Groups numbers by the text that they are in. */
function byText(counts: readonly Valued[]): Map<string, Valued[]> {
  const texts = new Map<string, Valued[]>();
  for (const valued of counts) {
    const key = valued.count.path.join('/');
    const ofText = texts.get(key);
    if (ofText) ofText.push(valued);
    else texts.set(key, [valued]);
  }
  return texts;
}

/** Finds numbers that a landing and its translation say differently in the same text. */
export class TranslatedCounts {
  readonly #site: PricedSite;
  readonly #landings = new Map<string, Counted>();

  constructor(site: PricedSite) {
    this.#site = site;
  }

  /** @param name of the file of a landing. */
  add(name: string, { entry, counts: lines }: Pick<LintedLanding, 'entry' | 'counts'>): void {
    if (!lines) return;
    const { path, translationOf } = entry;
    this.#landings.set(path, { name, lines, ...(translationOf ? { translationOf } : {}) });
  }

  /** Called once all landings have been added. */
  *findings(): Generator<Diagnostic> {
    for (const translation of this.#landings.values()) {
      const original = this.#landings.get(`/${translation.translationOf}`);
      if (original && this.#mayDiffer(original, translation))
        yield* this.#between(original, translation);
    }
  }

  /** True if each of two landings has a number that the other lacks. */
  #mayDiffer(one: Counted, other: Counted): boolean {
    const [ones, others] = [one, other].map(
      ({ lines }) => new Set(lines.map((line) => this.#valueOf(readCount(line)))),
    );
    const lacks = (some?: Set<number>, rest?: Set<number>) =>
      [...(some ?? [])].some((value) => !rest?.has(value));
    return lacks(ones, others) && lacks(others, ones);
  }

  *#between(original: Counted, translation: Counted): Generator<Diagnostic> {
    const [before, after] = [this.#read(original), this.#read(translation)];
    if (!before || !after) return;
    const originals = byText(before.counts);
    for (const [path, counts] of byText(after.counts)) {
      const there = originals.get(path) ?? [];
      if (there.length !== counts.length) continue;
      const [other, ...more] = without(counts, there);
      const [meant] = without(there, counts);
      if (!other || !meant || more.length > 0) continue;
      if (unitOfCount(other.count) !== unitOfCount(meant.count)) continue;
      const isElsewhere =
        before.counts.some(({ value }) => value === other.value) ||
        after.counts.some(({ value }) => value === meant.value);
      if (isElsewhere) continue;
      const { line } = before.locate(meant.count.path, 'value', meant.count.span);
      yield report(after.source, {
        range: after.locate(other.count.path, 'value', other.count.span),
        ...{ rule: FACTS_TRANSLATION, severity: 'warning' },
        message: `${this.#said(other)} is ${this.#said(meant)} in the original (${before.source.file}:${line}).`,
        hint: 'Correct the one that is wrong. A number that stands once in site.config.yaml and is written as {…} is the same in every language.',
      });
    }
  }

  /** What a file counts with numbers, and where. */
  #read({ name }: Counted) {
    const { cwd, landingsDir } = this.#site;
    const { source } = readSource(join(landingsDir, name), { cwd });
    const { value: raw, locate } = source ? parseData(source) : {};
    if (!source || !locate || typeof raw !== 'object' || raw === null) return undefined;
    const counts = placedCounts(raw).flatMap((count) => {
      const value = this.#valueOf(count);
      return Number.isNaN(value) ? [] : [{ count, value }];
    });
    return { source, locate, counts };
  }

  #valueOf({ said }: Pick<PlacedCount, 'said'>): number {
    return saidValue(factText(said, this.#site.facts) || 'unknown');
  }

  #said({ count }: Valued): string {
    return factText(count.said, this.#site.facts);
  }
}

/** A number as visitors read it. */
function factText(said: string, facts: Facts): string {
  return said.startsWith('{') ? (facts.get(said.slice(1, -1)) ?? '') : said;
}
