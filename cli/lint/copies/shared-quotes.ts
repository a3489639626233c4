import { join } from 'node:path';
import type { ReadPageMeta } from '../../content/addresses/page-index.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import type { Path } from '../../content/value-path.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { hashOf } from '../../rules/words/lexicon/word-hash.ts';
import { type Places, readRaw } from './shared-sentences.ts';

/** What somebody is said to have said: a hash of it, and the name. */
export type KeptQuote = readonly [hash: number, author: string];

/** Minimum length in letters of what two people do not say word by word. */
const LONG = 45;

/** More pages with one quotation have it from their template. */
const MOST_PAGES = 3;

/** A quotation in a file, and where it stands. */
interface FoundQuote {
  hash: number;
  author: string;
  path: Path;
}

function* quotesIn(value: unknown, path: Path = []): Generator<FoundQuote> {
  if (typeof value !== 'object' || value === null) return;
  const { quote, author } = value as Record<string, unknown>;
  if (typeof quote === 'string' && typeof author === 'string') {
    const letters = quote.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    if (letters.length >= LONG) yield { hash: hashOf(letters), author, path: [...path, 'quote'] };
  }
  for (const [key, item] of Object.entries(value)) yield* quotesIn(item, [...path, key]);
}

/** The quotations of a landing; undefined without any. */
export function keptQuotes(raw: object): KeptQuote[] | undefined {
  const quotes = [...quotesIn(raw)].map(({ hash, author }): KeptQuote => [hash, author]);
  return quotes.length === 0 ? undefined : quotes;
}

/** The quotations of hand-written pages, with the file of each. */
export function quotesOfPages(
  metas: readonly ReadPageMeta[],
  places: Pick<Places, 'cwd'>,
): (readonly [...KeptQuote, file: string])[] {
  return metas.flatMap(({ origin }) => {
    const read = origin ? readRaw(origin.path, places) : undefined;
    if (!read) return [];
    const { source, raw } = read;
    return [...quotesIn(raw)].map(({ hash, author }) => [hash, author, source.file] as const);
  });
}

/** The words of a name, and its first letter. */
function partsOf(author: string): { words: readonly string[]; initial: string } {
  const words = author.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return { words, initial: /\p{L}/u.exec(author.toLowerCase())?.[0] ?? '' };
}

/** True for the names of two people: "J. Carter" and "Mrs Carter" may be one. */
function areOthers(one: string, other: string): boolean {
  const [first, second] = [partsOf(one), partsOf(other)];
  return (
    first.words.length > 0 &&
    second.words.length > 0 &&
    first.initial !== second.initial &&
    !first.words.some((word) => second.words.includes(word))
  );
}

/** Where a quotation stands: in the file of a hand-written page, or in a landing. */
interface Said {
  author: string;
  file?: string;
  landing?: string;
}

/** Quotations that a landing has from another page, under another name. */
export class SharedQuotes {
  readonly #places: Places;
  readonly #said = new Map<number, Said[]>();

  /** @param ofPages from `quotesOfPages`. */
  constructor(ofPages: readonly (readonly [...KeptQuote, file: string])[], places: Places) {
    this.#places = places;
    for (const [hash, author, file] of ofPages) this.#note(hash, { author, file });
  }

  #note(hash: number, said: Said): void {
    const known = this.#said.get(hash) ?? [];
    if (known.length <= MOST_PAGES) known.push(said);
    this.#said.set(hash, known);
  }

  /** @param kept of a landing, from `keptQuotes`. */
  add(landing: string, kept: readonly KeptQuote[] | undefined): void {
    for (const [hash, author] of kept ?? []) this.#note(hash, { author, landing });
  }

  /** Findings in landings; called once all have been added. */
  *findings(): Generator<Diagnostic> {
    for (const [hash, all] of this.#said) {
      if (all.length < 2 || all.length > MOST_PAGES) continue;
      const [first, ...others] = all.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));
      for (const { author, landing } of others)
        if (landing !== undefined && first && areOthers(first.author, author))
          yield* this.#told(landing, hash, first.file ?? `another landing, ${first.landing}`);
    }
  }

  *#told(landing: string, hash: number, other: string): Generator<Diagnostic> {
    const read = readRaw(join(this.#places.landingsDir, landing), this.#places);
    const found = read && [...quotesIn(read.raw)].find((quote) => quote.hash === hash);
    if (!read || !found) return;
    const { name: rule, severity } = copyRepeated;
    yield report(read.source, {
      ...{ range: read.locate(found.path, 'value'), rule, severity },
      message: `In ${other}, somebody else says the same, word by word.`,
      hint: 'A testimonial is what one person said: correct the name, or choose another one.',
    });
  }
}

/** Pages come before landings, whose order is that of their names. */
function rankOf({ file, landing }: Said): string {
  return file === undefined ? `1${landing}` : `0${file}`;
}
