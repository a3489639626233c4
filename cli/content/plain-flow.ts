import {
  closingQuote,
  giveUp,
  isPlainKey,
  resolvePlain,
  unquoteDouble,
  unquoteSingle,
} from './plain-scalars.ts';

/** Deepest nesting in brackets that is read the quick way. */
const MAX_DEPTH = 20;

const KEY = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Reads `[a, b]` and `{ key: value }`. */
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

  /** A plain text up to the next comma or bracket. */
  #plain(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !/[,[\]{}]/.test(this.#text[this.#at] ?? ''))
      this.#at += 1;
    const text = this.#text.slice(start, this.#at).replace(/ +$/, '');
    // Colons, comments and quotes inside have meanings that depend on what stands around them.
    if (text === '' || /[:#"']/.test(text)) giveUp();
    return text;
  }

  /** Passes the bracket that ends a list or map, if it is next. */
  #ends(bracket: ']' | '}'): boolean {
    this.#spaces();
    if (this.#text[this.#at] !== bracket) return false;
    this.#at += 1;
    return true;
  }

  /** Passes the comma behind an entry, which the last one need not have. */
  #comma(bracket: ']' | '}'): void {
    this.#spaces();
    if (this.#text[this.#at] === ',') this.#at += 1;
    else if (this.#text[this.#at] !== bracket) giveUp();
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

/** True if a value begins with this character that is a list or map in brackets. */
export function isBracket(first: string | undefined): boolean {
  return first === '[' || first === '{';
}

/**
 * True if a flow list or map, written up to the end of a line, goes on in the next: behind a comma or an opening
 * bracket, or in front of a closing one.
 */
export function goesOn(line: string, next: string): boolean {
  return /[,[{]$/.test(line) || /^[\]}]/.test(next);
}

/** The value of a flow list or map, its lines joined by spaces; gives up on anything unusual. */
export function readFlow(text: string): unknown {
  return new FlowReader(text).readAll();
}
