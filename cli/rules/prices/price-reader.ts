import { isCalculation } from '../../../renderer/text/fact-calculation.ts';
import { type Facts, resolveFacts } from '../../content/facts/facts.ts';
import { referencesIn } from '../../content/facts/referred-facts.ts';
import { isShared, SharedResults } from '../../content/shared-values.ts';
import type { Span } from '../../content/span-location.ts';
import type { Path } from '../../content/value-path.ts';
import { amountsIn } from '../words/figures/amounts.ts';
import { termsOfBlock, termsOfHeading } from './block-terms.ts';
import { parallelGroup } from './parallel-facts.ts';
import { kindOfPrices } from './price-kinds.ts';
import { folded, foldedName, isPassing, readPrice } from './price-text.ts';
import { isPriceHead, pricedCells, pricedEntry, pricedLines } from './priced-lines.ts';
import { isTelling } from './telling-names.ts';

/** A thing and its price at one position in a file. */
export interface NamedPrice {
  /** As written. */
  name: string;
  price: string;
  /** Equal for the same thing under the same terms, in the same currency. */
  key: string;
  value: number;
  path: Path;
  span?: Span;
}

/** A page whose prices are read. */
export interface PricedPage {
  /** Its content as written, with unresolved references to facts. */
  raw: object;
  language: string;
  /** In its language. */
  facts: Facts;
}

/** The surroundings of a value. */
export interface Around {
  /** Name of the section. */
  section: string;
  heading: string;
  /** Way, place or time that the heading or a note of the list gives its prices for. */
  under: string;
  /** Names of the entries that contain it. */
  groups: readonly string[];
}

const NAMES = ['title', 'name', 'label', 'service'] as const;
const PRICES = ['price', 'amount', 'cost', 'text'] as const;

/** Keys that can mark all their siblings as a temporary offer. */
const ABOUT = ['kicker', 'heading', 'title', 'name', 'intro', 'note', 'highlight', 'text'];

/** A price in a list of texts has digits, or refers to a fact. */
const HAS_FIGURE = /[\d{]/;

/** Words of others, and texts that are not shown on the page. */
const UNREAD = new Set(['quote', 'keywords', 'seo', 'variants', 'page', 'whatsappMessage']);

function firstText(value: Record<string, unknown>, keys: readonly string[]): string | undefined {
  return keys.map((key) => value[key]).find((text) => typeof text === 'string') as
    | string
    | undefined;
}

/** True for a list of texts nested in a list. */
function isRow(value: unknown, path: Path): value is string[] {
  const isText = (cell: unknown) => typeof cell === 'string';
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    typeof path.at(-1) === 'number' &&
    value.every(isText)
  );
}

const known = new WeakMap<Facts, ReadonlySet<number>>();

/** Amounts of the facts that deliberately answer one question differently. */
function readingsOf(facts: Facts, language: string): ReadonlySet<number> {
  const before = known.get(facts);
  if (before) return before;
  const names = facts.conflicts?.flatMap(({ readings }) => readings) ?? [];
  const amounts = names.flatMap((name) => amountsIn(facts.get(name) ?? '', facts, language));
  const readings = new Set(amounts.map(({ value }) => value));
  known.set(facts, readings);
  return readings;
}

/** What is found in a part of a page. */
type FoundPrices = Pick<PriceReader, 'found' | 'hasEnd'>;

/** Prices in values that several pages have in common, by language and key. */
const shared = new WeakMap<Facts, Map<string, SharedResults<FoundPrices>>>();

function knownPrices(facts: Facts, place: string): SharedResults<FoundPrices> {
  const places = shared.get(facts) ?? new Map<string, SharedResults<FoundPrices>>();
  shared.set(facts, places);
  const prices = places.get(place) ?? new SharedResults<FoundPrices>();
  places.set(place, prices);
  return prices;
}

/** Reads the prices of one page. */
export class PriceReader {
  /** In file order. */
  readonly found: (NamedPrice & Around)[] = [];
  /** True if a part of the page has an end date, so that its prices may be temporary, too. */
  hasEnd = false;
  readonly #page: PricedPage;
  readonly #readings: ReadonlySet<number>;

  constructor(page: PricedPage) {
    this.#page = page;
    this.#readings = readingsOf(page.facts, page.language);
  }

  #resolved(text: string): string {
    return resolveFacts(text, this.#page.facts);
  }

  /** The price in a text; what is calculated from prices may be that of many of them. */
  #read(raw: string) {
    const { language, facts } = this.#page;
    if ([...referencesIn(raw)].some(isCalculation)) return undefined;
    const price = readPrice(this.#resolved(raw), language, facts);
    return price && !this.#readings.has(price.amount.value) ? price : undefined;
  }

  #add(rawName: string, raw: string, terms: string, path: Path, around: Around, span?: Span): void {
    const price = this.#read(raw);
    const name = this.#resolved(rawName);
    if (!price || !isTelling(name) || isPassing(`${name} ${terms}`)) return;
    const { amount, currency } = price;
    const under = folded(`${price.terms} ${terms} ${around.under}`);
    const parts = [...[...around.groups, name].map(foldedName), under];
    const { prices: list = '' } = this.#page.raw as { prices?: unknown };
    this.found.push({
      ...{ name, price: amount.written, value: amount.value, path: [...path], ...around },
      key: [list, ...parts, currency, parallelGroup(raw, name, this.#page.facts)].join('|'),
      ...(span ? { span } : {}),
    });
  }

  #step(value: unknown, path: PropertyKey[], key: PropertyKey, around: Around): void {
    // Nothing outside of a key of the page matters to what is found in it, except for its list of prices.
    const isAlone = path.length === 0 && around.heading === '' && !('prices' in this.#page.raw);
    if (isAlone && isShared(value)) this.#takeKnown(value, key, around);
    else this.#stepInto(value, path, key, around);
  }

  #takeKnown(value: object, key: PropertyKey, around: Around): void {
    const { facts, language } = this.#page;
    const { found, hasEnd } = knownPrices(facts, `${language} ${String(key)}`).of(value, () => {
      const reader = new PriceReader(this.#page);
      reader.#stepInto(value, [], key, around);
      return { found: reader.found, hasEnd: reader.hasEnd };
    });
    this.found.push(...found);
    this.hasEnd ||= hasEnd;
  }

  #stepInto(value: unknown, path: PropertyKey[], key: PropertyKey, around: Around): void {
    path.push(key);
    this.walk(value, path, around);
    path.pop();
  }

  /**
   * Reads a value and everything in it.
   *
   * @param path of the value; modified during the walk and restored afterwards.
   */
  walk(value: unknown, path: PropertyKey[], around: Around): void {
    const key = path.at(-1);
    if (typeof value === 'string') this.#walkText(value, path, around);
    else if (isRow(value, path)) {
      const { name, price, terms } = pricedCells(value);
      this.#add(name, price, terms, [...path, value.length - 1], around);
    } else if (Array.isArray(value))
      for (const [at, item] of value.entries()) this.#step(item, path, at, around);
    else if (typeof value === 'object' && value !== null && !UNREAD.has(String(key)))
      this.#walkMap(value as Record<string, unknown>, path, around);
  }

  #walkText(text: string, path: Path, around: Around): void {
    if (path.at(-1) === 'body') {
      for (const { name, price, terms, heading, trail, span } of pricedLines(text))
        if (!isPassing(heading)) {
          const under = [termsOfHeading(heading), kindOfPrices(trail)].filter(Boolean).join(' ');
          this.#add(name, price, terms, path, { ...around, heading: trail, under }, span);
        }
    } else if (typeof path.at(-1) === 'number') {
      const entry = HAS_FIGURE.test(text) ? pricedEntry(text) : undefined;
      if (entry) this.#add(entry.name, entry.price, '', path, around);
    }
  }

  #walkMap(value: Record<string, unknown>, path: PropertyKey[], around: Around): void {
    this.hasEnd ||= 'until' in value;
    const before = this.found.length;
    this.#walkEntries(value, path, around);
    // Checked last, because hardly any text is near a price.
    const isOffer = (text: unknown) => typeof text === 'string' && isPassing(text);
    if (this.found.length > before && ABOUT.some((key) => isOffer(value[key])))
      this.found.length = before;
  }

  #walkEntries(value: Record<string, unknown>, path: PropertyKey[], around: Around): void {
    const { columns, rows } = value;
    const hasHeading = typeof value.heading === 'string';
    const heading = hasHeading ? String(value.heading) : around.heading;
    const under = hasHeading ? termsOfBlock(value) : around.under;
    if (Array.isArray(columns) && Array.isArray(rows))
      this.#walkRows(columns, rows, [...path, 'rows'], { ...around, heading, under });
    const isEntry = typeof path.at(-1) === 'number';
    const name = isEntry ? firstText(value, NAMES) : undefined;
    const priceKey = PRICES.find((key) => typeof value[key] === 'string');
    if (name !== undefined && priceKey) {
      const unit = typeof value.period === 'string' ? value.period : '';
      this.#add(name, String(value[priceKey]), unit, [...path, priceKey], {
        ...around,
        heading,
        under,
      });
    }
    const groups = name === undefined ? around.groups : [...around.groups, name];
    for (const [key, item] of Object.entries(value)) {
      const section = around.section === '' && key !== 'sections' ? key : around.section;
      if (!UNREAD.has(key)) this.#step(item, path, key, { section, heading, under, groups });
    }
  }

  #walkRows(columns: unknown[], rows: unknown[], path: Path, around: Around): void {
    for (const [at, row] of rows.entries()) {
      const { title, values } = (row ?? {}) as { title?: unknown; values?: unknown };
      if (typeof title !== 'string' || !Array.isArray(values)) continue;
      for (const [column, cell] of values.entries()) {
        const head = String(columns[column] ?? '');
        if (typeof cell !== 'string') continue;
        const [name, terms] = isPriceHead(title) ? [head, ''] : [title, head];
        this.#add(name, cell, terms, [...path, at, 'values', column], around);
      }
    }
  }
}
