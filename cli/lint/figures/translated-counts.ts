import { join } from 'node:path';
import { parseData } from '../../content/data-file.ts';
import { ANY_FACT, FACT_REFERENCE, type Facts, factsIn } from '../../content/facts/facts.ts';
import { readSource, report, type SourceFile } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { copyTexts } from '../../rules/texts.ts';
import { HEADS } from '../../rules/words/counts/head-counts.ts';
import { type PlacedCount, readCount, saidValue } from '../../rules/words/counts/said-counts.ts';
import { spokenValue } from '../../rules/words/counts/spoken-measures.ts';
import { maySaySame, otherFigures } from '../../rules/words/figures/translated-figures.ts';
import { unitOf } from '../../rules/words/figures/unit-words.ts';
import { unitAt } from '../../rules/words/figures/written-figures.ts';
import type { LintedLanding } from '../landings/linted-landing.ts';
import { languageFree } from './language-free.ts';
import { listSoMany } from './lists-of-each.ts';
import { meantByForm, meantOriginal, type Versioned } from './mispaired.ts';
import { placedCounts, saysNumber } from './page-counts.ts';
import type { PricedSite } from './site-prices.ts';
import type { DifferingTranslation } from './told-figures.ts';

/** A number that a translation says differently. */
export const FACTS_TRANSLATION = 'facts/translation';

/** A landing whose numbers are compared. */
interface Counted extends Versioned {
  name: string;
  /** What it counts. */
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

/** A number as it is compared with one in digits. */
function figureOf({ count: { path, span }, value }: Valued, raw: object) {
  const text = valueAt(raw, path);
  return { value: String(value), unit: typeof text === 'string' ? unitAt(text, ...span) : '' };
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
  readonly #forms = new Map<string, string | undefined>();

  constructor(site: PricedSite) {
    this.#site = site;
  }

  /** @param name of the file of a landing. */
  add(
    name: string,
    {
      entry,
      counts: lines = [],
      figures = '',
    }: Pick<LintedLanding, 'entry' | 'counts' | 'figures'>,
  ): void {
    if (lines.length === 0 && figures === '') return;
    const { path, language, translationOf } = entry;
    const counted = { name, language, lines, figures };
    this.#landings.set(path, { ...counted, ...(translationOf ? { translationOf } : {}) });
  }

  /** Called once all landings have been added. */
  *findings(): Generator<DifferingTranslation> {
    // While the configuration cannot be read, the numbers of facts are not known.
    if (this.#site.facts === ANY_FACT) return;
    for (const translation of this.#landings.values()) {
      const original = this.#landings.get(`/${translation.translationOf}`);
      const meant =
        meantOriginal(translation, this.#landings) ??
        meantByForm(translation, this.#landings, (one) => this.#formOf(one));
      if (meant !== undefined) yield* this.#mispaired(translation, meant);
      else if (original && this.#mayDiffer(original, translation))
        yield* this.#between(original, translation);
    }
  }

  /** A landing that names another original than the one whose numbers it has. */
  *#mispaired({ name, translationOf }: Counted, meant: string): Generator<DifferingTranslation> {
    const { source, locate } = this.#read({ name }) ?? {};
    if (!source || !locate) return;
    const finding = report(source, {
      range: locate(['translationOf'], 'value'),
      ...{ rule: FACTS_TRANSLATION, severity: 'warning' },
      message: `The numbers, facts and lists of this page are those of ${meant}, and not of the original that it names, /${translationOf}.`,
      hint: `Write translationOf: ${meant.slice(1)}, if it is the translation of that.`,
    });
    yield { finding, original: finding };
  }

  /** What is the same in every language of a landing whose file can be read. */
  #formOf({ name }: Counted): string | undefined {
    if (!this.#forms.has(name)) {
      const raw = this.#read({ name })?.raw;
      this.#forms.set(name, raw && languageFree(raw));
    }
    return this.#forms.get(name);
  }

  /** True if each of two landings has a number that the other lacks, in words or in digits. */
  #mayDiffer(one: Counted, other: Counted): boolean {
    const [ones, others] = [one, other].map(
      ({ lines }) =>
        new Set(
          lines
            .map(readCount)
            .filter(({ said }) => spokenValue(said) === undefined)
            .map((count) => this.#valueOf(count)),
        ),
    );
    const [digits, otherDigits] = [one, other].map(({ figures }) => this.#digitsIn(figures));
    const lacks = (some?: Set<number>, rest?: Set<number>) =>
      [...(some ?? [])].some((value) => !rest?.has(value));
    return (lacks(ones, others) && lacks(others, ones)) || digits !== otherDigits;
  }

  /** The digits of numbers, sorted, with those of facts. */
  #digitsIn(figures: string): string {
    const shown = figures.replace(FACT_REFERENCE, (_, fact: string) =>
      factText(`{${fact}}`, this.#site.facts),
    );
    return (shown.match(/\d+/g) ?? []).sort().join(' ');
  }

  *#between(original: Counted, translation: Counted): Generator<DifferingTranslation> {
    const [before, after] = [this.#read(original), this.#read(translation)];
    if (!before || !after) return;
    const originals = byText(before.counts);
    const told = new Set<string>();
    for (const [path, counts] of byText(after.counts)) {
      const there = originals.get(path) ?? [];
      if (there.length !== counts.length) continue;
      const [other, ...more] = without(counts, there);
      const [meant] = without(there, counts);
      if (!other || !meant || more.length > 0) continue;
      if (unitOfCount(other.count) !== unitOfCount(meant.count)) continue;
      // "Nine visits in ten" is «nueve de cada diez visitas».
      const isInBoth =
        saysNumber(before.raw, meant.count, other.value) &&
        saysNumber(after.raw, other.count, meant.value);
      const isListed = listSoMany([before.raw, meant.value], [after.raw, other.value]);
      if (isInBoth || isListed) continue;
      const isElsewhere =
        before.counts.some(({ value }) => value === other.value) ||
        after.counts.some(({ value }) => value === meant.value);
      if (isElsewhere || maySaySame(figureOf(meant, before.raw), figureOf(other, after.raw)))
        continue;
      told.add(path);
      yield differing(
        { ...before, shown: this.#said(meant), ...meant.count },
        { ...after, shown: this.#said(other), ...other.count },
      );
    }
    const { facts } = this.#site;
    const figures = otherFigures(
      { texts: copyTexts(before.raw), facts: factsIn(original.language, facts) },
      { texts: copyTexts(after.raw), facts: factsIn(translation.language, facts) },
    );
    for (const { path, original: meant, translated } of figures)
      if (!told.has(path.join('/')))
        yield differing({ ...before, path, ...meant }, { ...after, path, ...translated });
  }

  /** What a file counts with numbers, and where. */
  #read({ name }: Pick<Counted, 'name'>) {
    const { cwd, landingsDir } = this.#site;
    const { source } = readSource(join(landingsDir, name), { cwd });
    const { value: raw, locate } = source ? parseData(source) : {};
    if (!source || !locate || typeof raw !== 'object' || raw === null) return undefined;
    const counts = placedCounts(raw).flatMap((count) => {
      // Said in other words, with or without a noun, which is compared as well; "half an hour" may be 30 minutes there.
      if (count.nouns.includes(HEADS) || spokenValue(count.said) !== undefined) return [];
      const value = this.#valueOf(count);
      return Number.isNaN(value) ? [] : [{ count, value }];
    });
    return { source, locate, raw, counts };
  }

  #valueOf({ said }: Pick<PlacedCount, 'said'>): number {
    return saidValue(factText(said, this.#site.facts) || 'unknown');
  }

  #said({ count }: Valued): string {
    return factText(count.said, this.#site.facts);
  }
}

/** A number of one of two language versions, and the file that it is in. */
interface Placed extends Pick<PlacedCount, 'path' | 'span'> {
  source: SourceFile;
  locate: Locate;
  shown: string;
}

function differing(
  original: Placed,
  { source, locate, path, span, shown }: Placed,
): DifferingTranslation {
  const { line } = original.locate(original.path, 'value', original.span);
  const { file } = original.source;
  const finding = report(source, {
    range: locate(path, 'value', span),
    ...{ rule: FACTS_TRANSLATION, severity: 'warning' },
    message: `${shown} is ${original.shown} in the original (${file}:${line}).`,
    hint: 'Correct the one that is wrong. A number that stands once in site.config.yaml and is written as {…} is the same in every language.',
  });
  return { finding, original: { file, line } };
}

/** A number as visitors read it. */
function factText(said: string, facts: Facts): string {
  return said.startsWith('{') ? (facts.get(said.slice(1, -1)) ?? '') : said;
}
