import { join } from 'node:path';
import type { StaticPage } from '../../../schemas/page.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import { parseData } from '../../content/data-file.ts';
import { type Range, WHOLE_FILE } from '../../content/diagnostic.ts';
import { type Facts, resolveFacts } from '../../content/facts/facts.ts';
import { COMPONENT } from '../../content/pages/page-routes.ts';
import type { LocatedText } from '../../content/rule.ts';
import { displayPath, readSource } from '../../content/source-file.ts';
import type { Span } from '../../content/span-location.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import { valueAt } from '../../content/value-path.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { findNumber } from '../find-number.ts';
import {
  escaped,
  findCode,
  findLiteral,
  locationIn,
  SourceIndex,
  type SourcePlace,
} from '../find-source.ts';
import { sourceTexts } from '../source-texts.ts';
import { sectionElement } from './section-element.ts';
import { placeOfData } from './structured-place.ts';
import type { Trace } from './view-rule.ts';

/** A hand-written page and its file. */
export interface TracedPage {
  page: StaticPage;
  meta: PageMeta;
}

/** Where to look for the sources of pages. */
export interface TraceSite {
  /** Folder of the site. */
  root: string;
  cwd: string;
  facts: Facts;
}

function* stringsIn(value: unknown, path: PropertyKey[] = []): Generator<LocatedText> {
  if (typeof value === 'string') yield { path: [...path], text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      yield* stringsIn(item, path);
      path.pop();
    }
}

/** A data file, and what a page shows of it. */
export interface ShownData {
  /** Its value with facts filled in. */
  shown: unknown;
  raw: unknown;
  locate: Locate;
}

/** The position of a total that is typed into a data file. */
function placeOfTotal(
  { calculation, total, fact }: Extract<Trace, { calculation: string }>,
  { shown, raw, locate }: ShownData,
): Range | undefined {
  // Numbers are formatted with spaces at which no line breaks.
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const holder = [...stringsIn(shown)].find(({ text }) => plain(text).includes(calculation));
  const written = holder && plain(String(valueAt(raw, holder.path)));
  if (written === undefined || written.includes(`{${fact}}`)) return undefined;
  const at = written.lastIndexOf(total);
  return locate(holder?.path ?? [], 'value', at < 0 ? undefined : [at, at + total.length]);
}

/** The text of data that shows some words: all of it, or a body that has them. */
function holderOf(wanted: string, shown: unknown): LocatedText | undefined {
  const texts = [...stringsIn(shown)];
  return (
    texts.find(({ text }) => text === wanted) ??
    texts.find(({ path, text }) => path.at(-1) === 'body' && text.includes(wanted))
  );
}

/** The first text of a list with so many entries, if some words are it. */
function firstOf(entries: number, wanted: string, shown: unknown): LocatedText | undefined {
  return [...stringsIn(shown)].find(({ path, text }) => {
    const list = valueAt(shown, path.slice(0, -1));
    return text === wanted && path.at(-1) === 0 && (list as unknown[]).length === entries;
  });
}

/** The position in a data file that a trace leads to; undefined if there is none. */
export function placeInData(trace: Trace, data: ShownData): Range | undefined {
  if ('calculation' in trace) return placeOfTotal(trace, data);
  const { shown, raw, locate } = data;
  const wanted = 'words' in trace ? trace.words : 'literal' in trace ? trace.literal : undefined;
  if (wanted === undefined) return undefined;
  const { entries } = trace as { entries?: number };
  const holder = (entries && firstOf(entries, wanted, shown)) || holderOf(wanted, shown);
  if (!holder) return undefined;
  const at = String(valueAt(raw, holder.path)).indexOf(wanted);
  const span: Span | undefined = at < 0 ? undefined : [at, at + wanted.length];
  return locate(holder.path, 'value', span);
}

/** An element of code with some words, between which there may be others and expressions. */
function elementWith(tag: string, words: string): RegExp {
  const written = words.split(/\s+/).map(escaped).join('(?:\\s|<[^>]*>|\\{[^}]*\\})+');
  return new RegExp(`<${tag}\\b[^<>]*>\\s*${written}\\s*(?=</${tag}>)`);
}

/** Maps what a rendered page shows to its sources, which are read for the first finding that needs them. */
export class PageTraces {
  readonly #site: TraceSite;
  readonly #known = new Map<string, Promise<SourcePlace | undefined>>();
  #index: Promise<SourceIndex> | undefined;

  constructor(site: TraceSite) {
    this.#site = site;
  }

  /** The position that a trace leads to, or the page's component or file if none is found. */
  async place(trace: Trace | undefined, traced: TracedPage): Promise<SourcePlace> {
    const found =
      trace && (this.#inFile(trace, traced) ?? (await this.inSources(trace, traced.page.route)));
    return found ?? { file: this.#fileOf(traced), ...WHOLE_FILE };
  }

  /** The element around words of data, in the code of the site; undefined if the data itself decides on it. */
  element(trace: Trace, shown: unknown): SourcePlace | undefined {
    if (!('words' in trace) || trace.tag === undefined) return undefined;
    const holder = holderOf(trace.words, shown);
    return holder && sectionElement(trace.tag, holder.path, this.#site);
  }

  /** Pages written in code are corrected in their component. */
  #fileOf({ page, meta }: TracedPage): string {
    const { root, cwd } = this.#site;
    if (page.sections !== undefined || !meta.origin) return meta.file;
    return displayPath(join(root, 'pages', page.route, COMPONENT), cwd);
  }

  /** The position in the page's own `page.yaml` or `page.md`. */
  #inFile(trace: Trace, { meta }: TracedPage): SourcePlace | undefined {
    const { origin } = meta;
    const { source } = origin ? readSource(origin.path, this.#site) : {};
    if (!source) return undefined;
    const { value: raw, locate } = parseData(source);
    const shown = resolveFacts(raw, this.#site.facts);
    const element = this.element(trace, shown);
    if (element) return element;
    const place = placeInData(trace, { shown, raw, locate });
    return place && { file: meta.file, ...place };
  }

  /**
   * The position in the code of pages; results are cached.
   *
   * @param route of a hand-written page; without it, the code of landings is searched.
   */
  inSources(trace: Trace, route?: string): Promise<SourcePlace | undefined> {
    const key = `${route ?? ''}\n${Object.keys(trace)} ${Object.values(trace)}`;
    const known = this.#known.get(key) ?? this.#find(trace, route);
    this.#known.set(key, known);
    return known;
  }

  /** The total of a calculation: in the configuration if it is a fact, unless it is typed into the code. */
  #ofCalculation(
    { total, fact }: Extract<Trace, { calculation: string }>,
    route: string | undefined,
  ): SourcePlace | undefined {
    const { root, cwd } = this.#site;
    const inCode = (words: string) =>
      findCode(new RegExp(`(?<![\\w.])${escaped(words)}(?![\\w.]\\d|\\w)`), route, root, cwd);
    const typed = inCode(total);
    if (fact === undefined || (typed && !inCode(fact))) return typed;
    const { source } = readSource(join(root, 'site.config.yaml'), this.#site);
    if (!source) return undefined;
    return { file: source.file, ...parseData(source).locate(fact.split('.'), 'value') };
  }

  async #find(trace: Trace, route: string | undefined): Promise<SourcePlace | undefined> {
    const { root, cwd } = this.#site;
    if ('literal' in trace)
      return (
        findLiteral(trace.literal, route, root, cwd) ?? findNumber(trace.literal, route, root, cwd)
      );
    if ('data' in trace) return placeOfData(trace, route, root, cwd);
    if ('code' in trace) return findCode(trace.code, route, root, cwd);
    if ('calculation' in trace) return this.#ofCalculation(trace, route);
    const { within } = trace;
    const holder =
      within === undefined
        ? undefined
        : findCode(elementWith(within, trace.words), route, root, cwd);
    if (holder) return holder;
    // Users cannot change anything in an installed package.
    const search = root === ENGINE_ROOT ? {} : { engine: [] };
    this.#index ??= sourceTexts(root, cwd, search).then((texts) => new SourceIndex(texts));
    const words = plainWords(trace.words);
    const text = (await this.#index).find(words, route === undefined ? 'site/' : `pages/${route}/`);
    if (!text) return undefined;
    const { tag } = trace;
    const isInTag =
      tag === undefined || new RegExp(`<${tag}\\b[^<]*$`).test(text.source.slice(0, text.start));
    // The words of a list are data, and its element is written once.
    const element = isInTag ? undefined : findCode(new RegExp(`<${tag}\\b`), route, root, cwd);
    return element ?? { file: text.file, ...locationIn(text, { sentence: words }) };
  }
}
