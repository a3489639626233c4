import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** The name of the business in a text, or a misspelling of it. */
export interface FoundName {
  span: Span;
  isRight: boolean;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Number of characters by which a misspelling may be longer than the name. */
const LONGER = 6;

const WORD = "\\p{Lu}[\\p{L}\\d'’&-]*";

/** Notations of "and" in names. */
const AND = ['&', '+', 'and', 'und', 'y', 'e', 'et', 'n'];

/** A pattern for a word of a name. */
function written(word: string): string {
  return AND.includes(word) ? `(?:${AND.map(escaped).join('|')})` : escaped(word);
}

/** Words of a family in names, which are easily taken for one another: "Ortega & Son", "Brandt & Söhne". */
const KIN =
  /^(?:sons?|daughters?|brothers?|bros\.?|sohn|söhnen?|tochter|töchtern?|gebrüder|gebr\.?|hij[oa]s?|hermanos?|hnos\.?)$/i;

/** Prepositions in names with each of their articles, which are easily taken for one another: "Pedal de Turia". */
const ARTICLES: readonly (readonly [plain: string, any: string])[] = [
  ['de', 'de(?:l|\\s+(?:la|las|los|el))?'],
  ['an', 'am|an(?:\\s+(?:der|dem))?'],
  ['in', 'im|in(?:\\s+(?:der|dem))?'],
  ['von', 'vom|von(?:\\s+(?:der|dem))?'],
  ['zu', 'zu[mr]|zu(?:\\s+(?:der|dem))?'],
  ['of', 'of(?:\\s+the)?'],
];

/** Patterns of such a preposition between two words. */
const WITH_ARTICLE = ARTICLES.map(
  ([plain, any]) => [plain, any, new RegExp(`\\s(?:${any})\\s`, 'g')] as const,
);

/** Pattern of a name whose prepositions may have any article; empty without one. */
function withAnyArticle(name: string): string {
  const found = WITH_ARTICLE.filter(([, , between]) => name.search(between) > 0);
  if (found.length === 0) return '';
  return found.reduce(
    (pattern, [, any]) =>
      pattern.replace(new RegExp(`\\s+(?:${any})\\s+`, 'g'), () => `\\s+(?:${any})\\s+`),
    escaped(name),
  );
}

/** A word in the singular, which is one mistake away from its plural at most: "Nurseries", «Jardines». */
function inSingular(word: string): string {
  return word
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=\p{L}{3}[sxzrlnd])es$|(?<=\p{L}{3}ei)en$/u, '');
}

/** A name in the singular with one notation of "and", one word for a family, and no articles after prepositions. */
function joined(name: string): string {
  const bare = WITH_ARTICLE.reduce(
    (words, [plain, , between]) => words.replace(between, ` ${plain} `),
    name,
  );
  return bare
    .split(/\s+/)
    .map((word) => (AND.includes(word) ? '&' : KIN.test(word) ? 'son' : inSingular(word)))
    .join(' ');
}

/** Patterns of a name with one of its words left open. */
function withOneOpen(words: readonly string[]): string {
  return words
    .map((_, open) =>
      words.map((word, index) => (index === open ? WORD : written(word))).join('[\\s-]+'),
    )
    .join('|');
}

/** A pattern that also matches with its first letter in lower case, as in `Willowcreek`. */
function eitherCase(pattern: string): string {
  const [first = ''] = pattern;
  return /\p{Lu}/u.test(first) ? `[${first}${first.toLowerCase()}]${pattern.slice(1)}` : pattern;
}

/** Patterns of a name without some of its spaces. */
function runTogether(words: readonly string[]): string {
  const joins = words.slice(1).map((_, at) => {
    const [before, after] = [words.slice(0, at + 1), words.slice(at + 1)];
    // Whoever writes two words as one does not look closely at the end either: `Plumbline Inspection`.
    const end = eitherCase(after.map(escaped).join('\\s+')).replace(/s?$/, 's?');
    return `${before.map(escaped).join('\\s+')}${end}`;
  });
  return [...joins, escaped(words.join(''))].join('|');
}

/** Minimum letters of both parts of a word that is written as two. */
const PART = 3;

/** Places at which a word may be taken apart: before any capital letter inside, and where both parts have letters enough. */
function seamsOf(word: string): number[] {
  const capitals = [...word.matchAll(/(?<=\p{L}\p{Ll})\p{Lu}(?=\p{Ll})/gu)].map(
    ({ index }) => index,
  );
  const inside = Array.from(
    { length: Math.max(0, word.length - 2 * PART + 1) },
    (_, place) => place + PART,
  );
  return [...new Set([...capitals, ...inside])];
}

/** Patterns of a name with one of its words written as two: `Sun works`. */
function takenApart(words: readonly string[]): string[] {
  return words.flatMap((word, index) =>
    seamsOf(word).map((seam) => {
      const [first, second] = [word.slice(0, seam), word.slice(seam)];
      const [letter = ''] = second;
      const apart = `${escaped(first)}[\\s-](?:${letter.toUpperCase()}|${letter})${escaped(second.slice(1))}`;
      return words.map((other, at) => (at === index ? apart : written(other))).join('\\s+');
    }),
  );
}

/** Words of a name that are enough to know it by, and letters with which the word begins that is taken for another. */
const KNOWN_BY = 2;
const SAME_START = 5;

/** True for a name of three words and more of which one has another second part: Sugarhouse for Sugarworks. */
function hasOtherPart(typed: string, name: string): boolean {
  const [said, meant] = [typed.split(' '), name.split(/\s+/)];
  const others = meant.filter((word, at) => word !== said[at]);
  const [word = ''] = others;
  const other = said[meant.indexOf(word)] ?? '';
  return (
    said.length === meant.length &&
    others.length === 1 &&
    meant.length > KNOWN_BY &&
    Math.min(word.length, other.length) > SAME_START + 2 &&
    word.slice(0, SAME_START) === other.slice(0, SAME_START)
  );
}

/** True if a name can be told from other words: a single lower-case word or sign may be in any text. */
function isTelling(name: string): boolean {
  const signs = name.match(/[\p{L}\d]/gu)?.length ?? 0;
  return signs > 2 && (/\s/.test(name) || /[\p{Lu}\p{Lo}\d]/u.test(name));
}

/**
 * Finds a name in texts, spelled correctly or nearly so. A one-word name is only found in its exact spelling,
 * because any similar word may be another one.
 */
export class NameFinder {
  readonly #name: string;
  readonly #pattern: RegExp;
  readonly #parts: readonly string[];
  readonly #isTelling: boolean;
  readonly #most: number;

  /** @param most mistakes that a misspelling may have. */
  constructor(name: string, most = Math.max(1, Math.floor(name.length / 8))) {
    this.#name = name;
    this.#most = most;
    this.#isTelling = isTelling(name);
    const words = name.split(/\s+/);
    // A name that is only a word for "and" has no other notation.
    const own = words.length < 2 ? escaped(name) : words.map(written).join('\\s+');
    const run =
      words.length < 2
        ? ''
        : `|${[...takenApart(words), withOneOpen(words), runTogether(words), withAnyArticle(name)].filter((pattern) => pattern !== '').join('|')}`;
    this.#pattern = new RegExp(
      `(?<![\\p{L}\\d@./])(?:${own}${run})(?![\\p{L}\\d@]|\\.\\p{L})`,
      'gu',
    );
    this.#parts = words.filter((word) => word.length > 3);
  }

  /** False if no distinctive word of the name occurs in a copy next to anything like the rest of the name. */
  mayStandIn(copy: string): boolean {
    if (!this.#isTelling) return false;
    const parts = this.#parts.length === 0 ? [this.#name] : this.#parts;
    for (const part of parts) {
      for (let at = copy.indexOf(part); at !== -1; at = copy.indexOf(part, at + 1)) {
        const reach = this.#name.length + LONGER;
        if (this.find(copy.slice(Math.max(0, at - reach), at + reach)).length > 0) return true;
      }
    }
    return false;
  }

  find(text: string): FoundName[] {
    if (!this.#isTelling) return [];
    return [...matchesIn(text, this.#pattern)].flatMap(({ 0: found, index }) => {
      // Another paragraph begins with another sentence.
      if (/\n\s*\n/.test(found)) return [];
      const typed = found.replace(/\s+/g, ' ');
      const isRight = typed === this.#name;
      const away = isRight
        ? 0
        : mistakes(joined(typed).toLowerCase(), joined(this.#name).toLowerCase());
      if (away > this.#most && !hasOtherPart(typed, this.#name)) return [];
      return [{ span: [index, index + found.length] as const, isRight }];
    });
  }
}
