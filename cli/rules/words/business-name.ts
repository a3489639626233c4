import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { Span } from '../../content/span-location.ts';

/** The name of the business in a text, or something that was to be it. */
export interface FoundName {
  span: Span;
  isRight: boolean;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** So many characters more than a name has what was to be it. */
const LONGER = 6;

const WORD = "\\p{Lu}[\\p{L}\\d'’&-]*";

/** Ways to write that two belong together. */
const AND = ['&', '+', 'and', 'und', 'y', 'e', 'et', 'n'];

/** A word of a name as it may be written. */
function written(word: string): string {
  return AND.includes(word) ? `(?:${AND.map(escaped).join('|')})` : escaped(word);
}

/** A name with one way to join. */
function joined(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => (AND.includes(word) ? '&' : word))
    .join(' ');
}

/** Patterns of a name with any one of its words left open. */
function withOneOpen(words: readonly string[]): string {
  return words
    .map((_, open) =>
      words.map((word, index) => (index === open ? WORD : written(word))).join('[\\s-]+'),
    )
    .join('|');
}

/** True of a name that can be told from other words: a single small word or sign stands in any text. */
function isTelling(name: string): boolean {
  const signs = name.match(/[\p{L}\d]/gu)?.length ?? 0;
  return signs > 2 && (/\s/.test(name) || /[\p{Lu}\p{Lo}\d]/u.test(name));
}

/**
 * Finds a name in texts, spelt right or nearly so. A name of one word is known by its exact spelling alone, since any
 * other word may be near it.
 */
export class NameFinder {
  readonly #name: string;
  readonly #pattern: RegExp;
  readonly #parts: readonly string[];
  readonly #isTelling: boolean;

  constructor(name: string) {
    this.#name = name;
    this.#isTelling = isTelling(name);
    const words = name.split(/\s+/);
    // A name that is nothing but such a word stands for no other.
    const own = words.length < 2 ? escaped(name) : words.map(written).join('\\s+');
    const run = words.length < 2 ? '' : `|${withOneOpen(words)}|${escaped(words.join(''))}`;
    this.#pattern = new RegExp(
      `(?<![\\p{L}\\d@./])(?:${own}${run})(?![\\p{L}\\d@]|\\.\\p{L})`,
      'gu',
    );
    this.#parts = words.filter((word) => word.length > 3);
  }

  /** False of a copy in which no telling word of the name has anything like the name around it. */
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
    const most = Math.max(1, Math.floor(this.#name.length / 8));
    return [...text.matchAll(this.#pattern)].flatMap(({ 0: found, index }) => {
      const typed = found.replace(/\s+/g, ' ');
      const isRight = typed === this.#name;
      const away = isRight
        ? 0
        : mistakes(joined(typed).toLowerCase(), joined(this.#name).toLowerCase());
      return away > most ? [] : { span: [index, index + found.length] as const, isRight };
    });
  }
}
