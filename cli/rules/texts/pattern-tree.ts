/** A part of a regular expression. */
export type PatternPart =
  /** One of a few texts. */
  | { kind: 'texts'; texts: readonly string[] }
  /** Something that is not analyzed any further. */
  | { kind: 'any' }
  | { kind: 'group'; alternatives: readonly (readonly PatternItem[])[] };

/** A part with its quantifier. */
export interface PatternItem {
  part: PatternPart;
  least: number;
  /** Only distinguished from others if it is 1. */
  most: number;
}

/** Marks that no letter adjoins: at `\b`, the start and the end. */
const BOUNDARY = ' ';

/** A class with more characters is not enumerated. */
const MOST_OF_CLASS = 4;

const ANY: PatternPart = { kind: 'any' };

const texts = (...all: string[]): PatternPart => ({ kind: 'texts', texts: all });

/** Parses a character class, given the text between its brackets. */
function classOf(inside: string): PatternPart {
  const isPlain = inside.length <= MOST_OF_CLASS && !/^\^|[-\\]/.test(inside);
  return isPlain && inside !== '' ? texts(...inside) : ANY;
}

/** Parses the source of a regular expression. Assertions are dropped: the pattern then matches more. */
export class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The alternatives from here to the end, or to the closing bracket of a group. */
  alternatives(): PatternItem[][] {
    const all: PatternItem[][] = [[]];
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#take(/\|/y)) all.push([]);
      else all.at(-1)?.push(this.#item());
    }
    return all;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #item(): PatternItem {
    const part = this.#part();
    const times = this.#take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y);
    if (!times) return { part, least: 1, most: 1 };
    const [, sign, least = '', open, most = ''] = times;
    if (sign !== undefined)
      return { part, least: Number(sign === '+'), most: sign === '?' ? 1 : 2 };
    return { part, least: Number(least), most: open === '' ? Number(least) : Number(most || 2) };
  }

  #part(): PatternPart {
    const opened = this.#take(/\((\?(?:<?[=!]|:|<\w+>))?/y);
    if (opened) {
      const alternatives = this.alternatives();
      this.#take(/\)/y);
      return /[=!]$/.test(opened[0]) ? texts('') : { kind: 'group', alternatives };
    }
    const set = this.#take(/\[((?:[^\]\\]|\\.)*)\]/y);
    if (set) return classOf(set[1] ?? '');
    if (this.#take(/\\b|[$^]/y)) return texts(BOUNDARY);
    if (this.#take(/\\(?:[pPk]?[{<][^}>]*[}>]|[a-zA-Z\d])|\./y)) return ANY;
    return texts(this.#take(/\\?(.)/sy)?.[1] ?? '');
  }
}
