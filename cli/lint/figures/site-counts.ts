import { join, resolve } from 'node:path';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { displayPath, readSource, report } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import type { TakenBack } from '../../report/finding-blocks.ts';
import type { SortedFindings } from '../../report/sorted-findings.ts';
import { factsContradiction } from '../../rules/copy/facts-contradiction.ts';
import { factsTypedFigure } from '../../rules/copy/facts-typed-figure.ts';
import { proseAround } from '../../rules/words/counts/count-context.ts';
import { CountTable, type JudgedCount } from '../../rules/words/counts/count-table.ts';
import { nounRoot } from '../../rules/words/counts/nouns.ts';
import { WRONG_IN_ITSELF } from '../../rules/words/counts/numbers-of-pages.ts';
import { isOneOfSizes } from '../../rules/words/counts/one-of-sizes.ts';
import { type PlacedCount, writeCount } from '../../rules/words/counts/said-counts.ts';
import { saysReach } from '../../rules/words/counts/said-reach.ts';
import type { StatedCount } from '../../rules/words/counts/stated-counts.ts';
import { differing } from '../../rules/words/counts/stray-statements.ts';
import { knownFigures } from '../../rules/words/figures/known-figures.ts';
import { SMALL_NUMBERS } from '../../rules/words/figures/small-numbers.ts';
import { textsOfSite } from '../site/checked-config.ts';
import { areOfOwnPages } from './own-numbers.ts';
import { placedCounts } from './page-counts.ts';
import type { PricedSite } from './site-prices.ts';
import { variantCounts } from './variant-counts.ts';

/** In more files, a contradiction comes from a template, and reading all of them takes too long. */
const MOST_READ = 200;

const placeOf = ({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>) =>
  `${file}:${line}:${column}`;

/** What a file counts, and where. */
function readCounts(path: string, { cwd }: Pick<PricedSite, 'cwd'>) {
  const { source } = readSource(path, { cwd });
  const { value: raw, locate } = source ? parseData(source) : {};
  if (!source || !locate || typeof raw !== 'object' || raw === null) return undefined;
  return { raw, source, locate, counts: [...placedCounts(raw), ...variantCounts(raw, locate)] };
}

/** The files besides the landings: hand-written pages, then the configuration and the words, whose numbers are not judged. */
function filesBeside({ config, written, cwd }: PricedSite): FileCounts[] {
  const ofPages = written.pages.flatMap((page, number) => {
    const { origin } = written.metas[number] ?? {};
    if (!origin || !page.sections || page.schedule) return [];
    const { counts = [] } = readCounts(origin.path, { cwd }) ?? {};
    return [{ path: origin.path, isPage: true, lines: counts.map(writeCount) }];
  });
  const ofSite = textsOfSite(config).map(({ source, raw }) => ({
    path: source.path,
    isPage: false,
    lines: placedCounts(raw)
      .filter(({ said }) => said.startsWith('{'))
      .map(writeCount),
  }));
  return [...ofPages, ...ofSite];
}

/** What is counted in one file. */
export interface FileCounts {
  path: string;
  /** True for a hand-written page. */
  isPage: boolean;
  lines: readonly string[];
}

/** What the hand-written pages, the configuration and the words count. */
export function countsBeside(site: PricedSite): FileCounts[] {
  return filesBeside(site).filter(({ lines }) => lines.length > 0);
}

/** True for a fact whose key is one word, or several: the `boats` or `holidayBoats` of "six holiday boats". */
function isCalled(name: string, words: readonly string[]): boolean {
  const key = name.slice(name.lastIndexOf('.') + 1);
  if (words.length === 1) return nounRoot(key) === words[0];
  const parts = key.split(/(?=[A-Z])|[_-]/);
  return parts.length === words.length && parts.every((part, at) => nounRoot(part) === words[at]);
}

/** A year counts nothing. */
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** A share with its sign. */
const SHARE = /^(\d{1,2}(?:[.,]\d)?)\s?%$/;

/** The number that a fact is. */
function numberOf(fact: string, facts: Facts): number | undefined {
  const text = facts.get(fact) ?? '';
  if (YEAR.test(text)) return undefined;
  const [, share] = SHARE.exec(text) ?? [];
  if (share !== undefined) return Number(share.replace(',', '.'));
  return /^(?:\d{1,3}[.,]\d{3}|\d{1,5})$/.test(text) ? Number(text.replace(/[.,]/, '')) : undefined;
}

/** Finds numbers that count what a fact counts on another page, and differ from it. */
export class SiteCounts {
  readonly #site: PricedSite;
  readonly #names: SortedNames;
  readonly #table: CountTable;
  readonly #files: readonly FileCounts[];
  /** The landings with a count, by its line. */
  readonly #landings = new Map<string, number[]>();

  /** @param names of all files in the folder of landings. */
  constructor(names: SortedNames, site: PricedSite, files: readonly FileCounts[]) {
    this.#names = names;
    this.#site = site;
    this.#files = files;
    this.#table = new CountTable(
      (fact) => numberOf(fact, site.facts),
      (fact) => SHARE.test(site.facts.get(fact) ?? ''),
      (fact) =>
        numberOf(fact, site.facts) ?? SMALL_NUMBERS.get((site.facts.get(fact) ?? '').toLowerCase()),
    );
    for (const [number, { lines, isPage }] of files.entries())
      if (isPage) this.#table.addPage(number, lines);
      else this.#table.add(lines);
  }

  /** @param name of the file of a landing. */
  add(name: string, lines: readonly string[] = []): void {
    if (lines.length === 0) return;
    this.#table.add(lines);
    const index = this.#names.indexOf(name);
    for (const line of lines) {
      const landings = this.#landings.get(line);
      if (landings) landings.push(index);
      else this.#landings.set(line, [index]);
    }
  }

  /** Called once all landings have been added. */
  *findings(): Generator<Diagnostic> {
    const byFile = new Map<string, JudgedCount[]>();
    const { landingsDir } = this.#site;
    for (const judged of this.#table.judged()) {
      const landings = this.#landings.get(judged.line) ?? [];
      const paths = [
        ...this.#files.filter(({ lines }) => lines.includes(judged.line)).map(({ path }) => path),
        ...landings.map((index) => join(landingsDir, this.#names.at(index))),
      ];
      for (const path of paths) byFile.set(path, [...(byFile.get(path) ?? []), judged]);
    }
    for (const [path, judged] of byFile) yield* this.#inFile(path, judged);
  }

  /** Contradictions to facts whose noun the site counts with further numbers: it is that of several things. */
  countedOtherwise(found: SortedFindings): TakenBack {
    const rules = new Set([factsContradiction.name]);
    const contradictions = [...found.ofRules(rules)].filter(
      ({ message }) => !WRONG_IN_ITSELF.test(message),
    );
    const told = new Set(contradictions.map(placeOf));
    const files = new Set(contradictions.map(({ file }) => file));
    const { facts } = this.#site;
    const valuesOf = (words: readonly string[]) =>
      facts.names
        .filter((name) => isCalled(name, words))
        .flatMap((name) => numberOf(name, facts) ?? []);
    const places = new Set<string>();
    for (const file of files.size > MOST_READ ? [] : files) {
      const read = readCounts(resolve(this.#site.cwd, file), this.#site);
      for (const count of read?.counts ?? []) {
        const range = read?.locate(count.path, 'value', count.span);
        const place = range && placeOf({ file, ...range });
        if (place && told.has(place) && this.#table.isOfSeveral(count, valuesOf)) places.add(place);
      }
    }
    const isTold = (finding: Diagnostic) =>
      finding.rule === factsContradiction.name && places.has(placeOf(finding));
    return { isTold, rules };
  }

  *#inFile(path: string, judged: readonly JudgedCount[]): Generator<Diagnostic> {
    const read = readCounts(path, this.#site);
    if (!read) return;
    const { raw, source, locate, counts } = read;
    const told = new Set<string>();
    for (const count of counts) {
      const line = writeCount(count);
      const found = judged.find((one) => one.line === line);
      if (!found || (!found.isSame && !this.#mayMean(count, raw, found.fact))) continue;
      if (found.other && this.#isOfOwnPage({ ...count, raw }, found.other)) continue;
      const { name: rule, severity } = found.isSame ? factsTypedFigure : factsContradiction;
      const range = locate(count.path, 'value', count.span);
      // "We are six people" counts people, and all of us.
      const place = placeOf({ file: source.file, ...range });
      if (told.has(place)) continue;
      told.add(place);
      yield report(source, { range, rule, severity, ...this.#told(count, found) });
    }
  }

  /** False for how far something is, if a fact says how far the business goes, and for one of several sizes. */
  #mayMean({ path, span }: PlacedCount, raw: object, fact: string | undefined): boolean {
    const figure = knownFigures(this.#site.facts).find(({ name }) => name === fact);
    const text = valueAt(raw, path);
    if (figure === undefined || typeof text !== 'string') return true;
    const prose = proseAround({ path, text }, raw);
    const page = JSON.stringify(raw);
    if (isOneOfSizes(figure, { text: prose, span }, page, this.#site.facts)) return false;
    return saysReach(prose, span, figure);
  }

  #told({ said: written }: PlacedCount, { fact = '', isSame, other }: JudgedCount) {
    const said = written.replaceAll('_', ' ');
    if (other)
      return {
        message: `${said} is not what ${this.#placeOf(other)} says of the same: ${other.said}.`,
        hint: 'Correct the one that is wrong, or say what is different here. A number that stands once in site.config.yaml and is written as {…} is the same everywhere.',
      };
    if (isSame)
      return {
        message: `${said} is typed in by hand, so it stays when the figure in site.config.yaml changes.`,
        hint: `Write {${fact}} in its place.`,
      };
    const meant = { name: fact, text: this.#site.facts.get(fact) ?? '' };
    const { message, hint } = differing(said, [0, said.length], meant);
    return { message, hint };
  }

  /** A count on a hand-written page, and its file. */
  #stated({ page, line }: StatedCount) {
    const { path = '' } = this.#files[page] ?? {};
    const read = readCounts(path, this.#site);
    return { path, read, count: read?.counts.find((one) => writeCount(one) === line) };
  }

  #isOfOwnPage(one: PlacedCount & { raw: object }, stated: StatedCount): boolean {
    const { read, count } = this.#stated(stated);
    return (
      read !== undefined && count !== undefined && areOfOwnPages(one, { ...count, raw: read.raw })
    );
  }

  /** The file and line of a count on a hand-written page. */
  #placeOf(stated: StatedCount): string {
    const { path, read, count } = this.#stated(stated);
    if (!read || !count) return displayPath(path, this.#site.cwd);
    return `${read.source.file}:${read.locate(count.path, 'value', count.span).line}`;
  }
}
