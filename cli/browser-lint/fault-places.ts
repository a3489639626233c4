import type { Page } from '../../schemas/page.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { parseData } from '../content/data-file.ts';
import { WHOLE_FILE } from '../content/diagnostic.ts';
import { type Facts, factsIn, resolveFacts } from '../content/facts/facts.ts';
import { readPath } from '../content/path-text.ts';
import { displayPath, readSource } from '../content/source-file.ts';
import { type Path, valueAt } from '../content/value-path.ts';
import { placeOfChange } from '../content/variants/place-of-change.ts';
import type { SourcePlace } from '../rules/find-source.ts';
import { PageTraces, placeInData, type ShownData } from '../rules/pages/page-trace.ts';
import type { MeasuredFault } from './measured-page.ts';

/** The site whose pages are measured. */
export interface MeasuredSite {
  /** Its folder. */
  root: string;
  configFile: string;
  cwd: string;
  facts: Facts;
}

/** A page and its file. */
export interface FaultyPage {
  page: Page;
  /** Absolute path of its file, if it has one. */
  path?: string | undefined;
  /** The same as findings name it. */
  file: string;
  /** Missing for a landing. */
  meta?: PageMeta | undefined;
  /** The variant that is shown, if it is not the original. */
  variant?: string | undefined;
}

/** A value with nothing but its part at a path. */
function onlyAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = onlyAt(valueAt(value, [step]), rest);
  if (typeof step !== 'number') return { [step]: inner };
  const list: unknown[] = [];
  list[step] = inner;
  return list;
}

/** The path of the block that a part of a page is in: `hero`, `sections[2].cards`. */
function blockOf(path: Path): Path {
  return path[0] === 'sections' ? path.slice(0, 3) : path.slice(0, 1);
}

/** Keys of a page that it does not show. */
const NOT_SHOWN = ['name', 'description', 'seo', 'page'];

function ofContent(shown: unknown): unknown {
  return { ...(shown as object), ...Object.fromEntries(NOT_SHOWN.map((key) => [key, undefined])) };
}

/** The path in the file of a part of the page, which may be a change of the shown variant. */
function writtenAt(
  name: string | undefined,
  { raw }: ShownData,
  { variant }: FaultyPage,
): Path | undefined {
  const path = name === undefined ? undefined : readPath(name)?.path;
  if (!path) return undefined;
  const variants = valueAt(raw, ['variants']);
  const index = Array.isArray(variants) ? variants.findIndex((one) => one?.name === variant) : -1;
  const change = index === -1 ? path : placeOfChange(raw, index, path);
  const written = valueAt(raw, change) === undefined ? path : change;
  return valueAt(raw, written) === undefined ? undefined : written;
}

/** Finds out what in the files of a site has made an element. */
export class FaultPlaces {
  readonly #site: MeasuredSite;
  readonly #traces: PageTraces;

  constructor(site: MeasuredSite) {
    this.#site = site;
    this.#traces = new PageTraces(site);
  }

  /** The text of the element, or else its name wherever that is written, its section, or its page. */
  async of(fault: MeasuredFault, of: FaultyPage): Promise<SourcePlace> {
    const { page, file } = of;
    const own = of.path === undefined ? undefined : this.#read(of.path, page);
    const key = own && writtenAt(fault.key, own, of);
    const near = own && writtenAt(fault.near, own, of);
    const block = near && blockOf(near);
    const places = [
      () => key && this.#inPart(fault, own, key, file),
      () => fault.frame && this.#inConfig(fault, page),
      () => block && this.#inPart(fault, own, block, file),
      () => own && this.#inPart(fault, { ...own, shown: ofContent(own.shown) }, [], file),
      () => this.#inCode(fault, page),
      () => this.#inConfig(fault, page),
      () => own && (key ?? block) && { file, ...own.locate(key ?? block ?? [], 'key') },
    ];
    for (const find of places) {
      const place = await find();
      if (place) return place;
    }
    return page.kind === 'static' && of.meta
      ? this.#traces.place(undefined, { page, meta: of.meta })
      : { file, ...WHOLE_FILE };
  }

  #read(path: string, { entry }: Page): ShownData | undefined {
    const { source } = readSource(path, this.#site);
    if (!source) return undefined;
    const { value: raw, locate } = parseData(source);
    return { shown: resolveFacts(raw, factsIn(entry.language, this.#site.facts)), raw, locate };
  }

  #inPart(
    { words }: MeasuredFault,
    data: ShownData | undefined,
    part: Path,
    file: string,
  ): SourcePlace | undefined {
    if (words === '' || !data || valueAt(data.raw, part) === undefined) return undefined;
    const range = placeInData({ words }, { ...data, shown: onlyAt(data.shown, part) });
    return range && { file, ...range };
  }

  /** Menus, names of fields and the like; an entry of the footer is found there and not in the header. */
  #inConfig(fault: MeasuredFault, page: Page): SourcePlace | undefined {
    const { configFile, cwd } = this.#site;
    const config = this.#read(configFile, page);
    const { frame } = fault;
    const parts: Path[] = [...(frame ? [['navigation', frame]] : []), ['navigation'], []];
    const places = parts.map((part) =>
      this.#inPart(fault, config, part, displayPath(configFile, cwd)),
    );
    return places.find((place) => place !== undefined);
  }

  #inCode({ words }: MeasuredFault, page: Page): Promise<SourcePlace | undefined> | undefined {
    if (words === '') return undefined;
    return this.#traces.inSources({ words }, page.kind === 'static' ? page.route : undefined);
  }
}
