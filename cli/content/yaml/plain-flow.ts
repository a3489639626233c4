import {
  closingQuote,
  giveUp,
  isPlainKey,
  resolvePlain,
  unquoteDouble,
  unquoteSingle,
} from './plain-scalars.ts';

/** Maximum nesting of brackets for the fast reader. */
const MAX_DEPTH = 20;

const KEY = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Parses `[a, b]` and `{ key: value }`. */
class FlowReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): unknown {
    const value = this.#value();
    this.#spaces();
    if (this.#at < this.#text.length) giveUp();
    return value;
  }

  #spaces(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }

  #value(): unknown {
    this.#spaces();
    const character = this.#text[this.#at];
    if (character === '[' || character === '{') {
      this.#depth += 1;
      if (this.#depth > MAX_DEPTH) giveUp();
      const value = character === '[' ? this.#list() : this.#map();
      this.#depth -= 1;
      return value;
    }
    if (character === '"' || character === "'") return this.#quoted();
    return resolvePlain(this.#plain());
  }

  #quoted(): string {
    const start = this.#at;
    const end = closingQuote(this.#text, start);
    if (end === -1) giveUp();
    this.#at = end + 1;
    const inner = this.#text.slice(start + 1, end);
    return this.#text[start] === '"' ? unquoteDouble(inner) : unquoteSingle(inner);
  }

  /** A plain scalar up to the next comma or bracket. */
  #plain(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !/[,[\]{}]/.test(this.#text[this.#at] ?? ''))
      this.#at += 1;
    const text = this.#text.slice(start, this.#at).replace(/ +$/, '');
    // The meaning of colons, comments and quotes inside depends on their context.
    if (text === '' || /[:#"']/.test(text)) giveUp();
    return text;
  }

  /** Skips the closing bracket of a list or map, if it is next. */
  #ends(bracket: ']' | '}'): boolean {
    this.#spaces();
    if (this.#text[this.#at] !== bracket) return false;
    this.#at += 1;
    return true;
  }

  /** Skips the comma after an entry, which is optional after the last one. */
  #comma(bracket: ']' | '}'): void {
    this.#spaces();
    if (this.#text[this.#at] === ',') {
      // The comma of a number has perhaps split a text.
      if (bracket === ']' && /^\d,\d/.test(this.#text.slice(this.#at - 1, this.#at + 2))) giveUp();
      this.#at += 1;
    } else if (this.#text[this.#at] !== bracket) giveUp();
  }

  #list(): unknown[] {
    const list: unknown[] = [];
    this.#at += 1;
    while (!this.#ends(']')) {
      list.push(this.#value());
      this.#comma(']');
    }
    return list;
  }

  #map(): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    this.#at += 1;
    while (!this.#ends('}')) {
      const colon = this.#text.indexOf(': ', this.#at);
      if (colon === -1) giveUp();
      const key = this.#text.slice(this.#at, colon);
      if (!KEY.test(key) || Object.hasOwn(map, key) || !isPlainKey(key)) giveUp();
      this.#at = colon + 2;
      map[key] = this.#value();
      this.#comma('}');
    }
    return map;
  }
}

/** True if this character starts a flow list or map. */
export function isBracket(first: string | undefined): boolean {
  return first === '[' || first === '{';
}

/**
 * True if a flow list or map continues on the next line: after a comma or an opening bracket, or before a closing
 * one.
 */
export function goesOn(line: string, next: string): boolean {
  return /[,[{]$/.test(line) || /^[\]}]/.test(next);
}

/** The value of a flow list or map with its lines joined by spaces; gives up on anything unusual. */
export function readFlow(text: string): unknown {
  return new FlowReader(text).readAll();
}
