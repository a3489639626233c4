import { join } from 'node:path';
import type { StaticPage } from '../../../schemas/page.ts';
import { parseData } from '../../content/data-file.ts';
import { WHOLE_FILE } from '../../content/diagnostic.ts';
import { type Facts, resolveFacts } from '../../content/facts.ts';
import type { PageMeta } from '../../content/page-index.ts';
import { COMPONENT } from '../../content/page-routes.ts';
import type { LocatedText } from '../../content/rule.ts';
import { displayPath, readSource } from '../../content/source-file.ts';
import type { Span } from '../../content/span-location.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import { valueAt } from '../../content/value-path.ts';
import {
  findCode,
  findLiteral,
  locationIn,
  SourceIndex,
  type SourcePlace,
} from '../find-source.ts';
import { sourceTexts } from '../source-texts.ts';
import type { Trace } from './view-rule.ts';

/** A hand-written page and its file. */
export interface TracedPage {
  page: StaticPage;
  meta: PageMeta;
}

/** Where the sources of pages are. */
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

/** Finds where in the sources stands what a rendered page shows. Sources are read for the first finding that needs them. */
export class PageTraces {
  readonly #site: TraceSite;
  #index: Promise<SourceIndex> | undefined;

  constructor(site: TraceSite) {
    this.#site = site;
  }

  /** The place of what a trace tells; the page's component or its file as a whole if it is found nowhere. */
  async place(trace: Trace | undefined, traced: TracedPage): Promise<SourcePlace> {
    const found = trace && (this.#inFile(trace, traced) ?? (await this.#inSources(trace, traced)));
    return found ?? { file: this.#fileOf(traced), ...WHOLE_FILE };
  }

  /** Who writes a page in code mends it there. */
  #fileOf({ page, meta }: TracedPage): string {
    const { root, cwd } = this.#site;
    if (page.sections !== undefined || !meta.origin) return meta.file;
    return displayPath(join(root, 'pages', page.route, COMPONENT), cwd);
  }

  /** In the page's own `page.yaml` or `page.md`. */
  #inFile(trace: Trace, { meta }: TracedPage): SourcePlace | undefined {
    const wanted = 'words' in trace ? trace.words : 'literal' in trace ? trace.literal : undefined;
    const { origin } = meta;
    const { source } = origin ? readSource(origin.path, this.#site) : {};
    if (wanted === undefined || !source) return undefined;
    const { value: raw, locate } = parseData(source);
    const shown = [...stringsIn(resolveFacts(raw, this.#site.facts))];
    const holder =
      shown.find(({ text }) => text === wanted) ??
      shown.find(({ path, text }) => path.at(-1) === 'body' && text.includes(wanted));
    if (!holder) return undefined;
    const at = String(valueAt(raw, holder.path)).indexOf(wanted);
    const span: Span | undefined = at < 0 ? undefined : [at, at + wanted.length];
    return { file: meta.file, ...locate(holder.path, 'value', span) };
  }

  async #inSources(trace: Trace, { page }: TracedPage): Promise<SourcePlace | undefined> {
    const { root, cwd } = this.#site;
    if ('literal' in trace) return findLiteral(trace.literal, page.route, root, cwd);
    if ('code' in trace) return findCode(trace.code, page.route, root, cwd);
    this.#index ??= sourceTexts(root, cwd).then((texts) => new SourceIndex(texts));
    const words = plainWords(trace.words);
    const text = (await this.#index).find(words, `pages/${page.route}/`);
    return text && { file: text.file, ...locationIn(text, words) };
  }
}
