/** A part of a regular expression. */
export type PatternPart =
  /** One of a few texts. */
  | { kind: 'texts'; texts: readonly string[] }
  /** Something that is not analyzed any further. */
  | { kind: 'any' }
  | GroupPart;

/** A group; phrases of a site share most of theirs. */
export interface GroupPart {
  kind: 'group';
  alternatives: readonly (readonly PatternItem[])[];
}

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

/** Cache of groups by the source between their brackets. */
const groups = new Map<string, GroupPart>();

function groupOf(inside: string): GroupPart {
  const before = groups.get(inside);
  if (before) return before;
  const group: GroupPart = {
    kind: 'group',
    alternatives: new PatternReader(inside).alternatives(),
  };
  groups.set(inside, group);
  return group;
}

/** Parses the source of a regular expression. Assertions are dropped: the pattern then matches more. */
export class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** All alternatives. */
  alternatives(): PatternItem[][] {
    const all: PatternItem[][] = [[]];
    while (this.#at < this.#source.length) {
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

  /** What is left of a group, whose end is skipped. */
  #inside(): string {
    const start = this.#at;
    let depth = 1;
    while (this.#at < this.#source.length) {
      const [sign] = this.#take(/[()]|\[(?:[^\]\\]|\\.)*\]|\\?./sy) ?? [''];
      if (sign === '(') depth += 1;
      else if (sign === ')') depth -= 1;
      if (depth === 0) return this.#source.slice(start, this.#at - 1);
    }
    return this.#source.slice(start);
  }

  #part(): PatternPart {
    const opened = this.#take(/\((\?(?:<?[=!]|:|<\w+>))?/y);
    if (opened) {
      const inside = this.#inside();
      return /[=!]$/.test(opened[0]) ? texts('') : groupOf(inside);
    }
    const set = this.#take(/\[((?:[^\]\\]|\\.)*)\]/y);
    if (set) return classOf(set[1] ?? '');
    if (this.#take(/\\b|[$^]/y)) return texts(BOUNDARY);
    // A quantifier belongs to the last letter alone.
    const letters = this.#take(/[a-z ]+(?![*+?{])/y);
    if (letters) return texts(letters[0]);
    if (this.#take(/\\(?:[pPk]?[{<][^}>]*[}>]|[a-zA-Z\d])|\./y)) return ANY;
    return texts(this.#take(/\\?(.)/sy)?.[1] ?? '');
  }
}
