import { type Document, isMap, isScalar, isSeq, visit, type YAMLParseError } from 'yaml';
import type { SyntaxWords } from './yaml-messages.ts';

/** A quote or bracket that is opened and never closed, and the errors that come of it. */
export interface Unclosed {
  /** Offset of the opening character. */
  start: number;
  words: SyntaxWords;
  errors: YAMLParseError[];
}

const RULE = 'syntax/missing-character';

function quoteWords(quote: string): SyntaxWords {
  return {
    rule: RULE,
    message: `The quote that opens here (${quote}) is never closed.`,
    hint: `Put ${quote} at the end of the text as well.`,
  };
}

function bracketWords(isList: boolean): SyntaxWords {
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return {
    rule: RULE,
    message: `The bracket that opens here (${open}) is never closed.`,
    hint: `Put ${close} at its end. A text that only begins with ${open} needs quotes around it.`,
  };
}

/**
 * What a quoted text holds that took over the next entry, because it was closed by that one's opening
 * quote: a line that begins an entry, or the quote at the beginning of a line.
 */
const NEXT_ENTRY = /\n[ \t]*(?:- |["']?[\w-]+["']?:(?:\s|$)|$)/;

/** The same in one line: what stands in front of an opening quote. */
const BEFORE_QUOTE = /(?:^|[\s[{])[^"']*[,:[{-]\s*$/;

/** What the parser says of a list or map in brackets without an end. */
const END_OF_BRACKETS = /^Flow .* end with a [\]}]$/;

/** What was opened and may not be closed: quoted texts, and lists and maps in brackets. */
class Openings {
  readonly #text: string;
  readonly #quoted: [start: number, end: number][] = [];
  readonly #brackets: { start: number; end: number; isList: boolean }[] = [];

  constructor(document: Document, text: string) {
    this.#text = text;
    visit(document, {
      Node: (_, node) => {
        if (!node.range) return;
        const [start, end] = node.range;
        if (isScalar(node) && /^QUOTE_/.test(node.type ?? '')) this.#quoted.push([start, end]);
        if ((isMap(node) || isSeq(node)) && node.flow)
          this.#brackets.push({ start, end, isList: isSeq(node) });
      },
    });
  }

  /** True if the text from `start` to `end` has no end, or probably the opening quote of another one. */
  #isRunaway(start: number, end: number): boolean {
    if (end - start === 1 || this.#text[end - 1] !== this.#text[start]) return true;
    const inner = this.#text.slice(start + 1, end - 1);
    if (NEXT_ENTRY.test(inner)) return true;
    return BEFORE_QUOTE.test(inner) && /[^\s,\]}:]/.test(this.#text[end] ?? ' ');
  }

  /** The first quoted text that runs away and ends in the line of `at` or behind it. */
  #runawayBefore(at: number): number | undefined {
    return this.#quoted.find(
      ([start, end]) =>
        start <= at && !this.#text.slice(end, at).includes('\n') && this.#isRunaway(start, end),
    )?.[0];
  }

  /** The start of the quoted text that `error` comes of, because its own closing quote is missing. */
  quoteOf({ code, message, pos: [at] }: YAMLParseError): number | undefined {
    if (code === 'MISSING_CHAR' && message.endsWith('quote')) {
      const start = this.#quoted.find(([, end]) => end === at)?.[0];
      return this.#runawayBefore(start ?? at) ?? start;
    }
    const bracket = END_OF_BRACKETS.test(message)
      ? this.#brackets.find(({ end }) => end === at)
      : undefined;
    if (!bracket) return this.#runawayBefore(at);
    return this.#quoted.find(
      ([start, end]) => start > bracket.start && start < at && this.#isRunaway(start, end),
    )?.[0];
  }

  /** The innermost list or map without an end that `error` comes of. */
  bracketOf({
    message,
    pos: [at],
  }: YAMLParseError): { start: number; isList: boolean } | undefined {
    if (!END_OF_BRACKETS.test(message)) return undefined;
    const ending = this.#brackets.filter(({ end }) => end === at).sort((a, b) => b.start - a.start);
    // A closing bracket at the place is the end of the innermost of its kind.
    const last = this.#text[at - 1];
    const closed = ending.find(
      ({ start, isList }) => start < at - 1 && last === (isList ? ']' : '}'),
    );
    const isListMeant = message.startsWith('Flow seq');
    return ending.find((one) => one !== closed && one.isList === isListMeant);
  }
}

/** True if `error` is about a bracket around the place of `last`, which is open only because that one is. */
function isAround(error: YAMLParseError, last: Unclosed): boolean {
  const before = last.errors.at(-1)?.pos[0];
  return before !== undefined && END_OF_BRACKETS.test(error.message) && error.pos[0] - before <= 1;
}

/** Finds what is opened and never closed in a text that has errors, in the order of the text. */
export function findUnclosed(document: Document, text: string): Unclosed[] {
  const openings = new Openings(document, text);
  const found = new Map<number, Unclosed>();
  let last: Unclosed | undefined;
  for (const error of document.errors) {
    if (last && (isAround(error, last) || error.message.includes('in YAML stream'))) {
      last.errors.push(error);
      continue;
    }
    const quote = openings.quoteOf(error);
    const bracket = quote === undefined ? openings.bracketOf(error) : undefined;
    const start = quote ?? bracket?.start;
    if (start === undefined) continue;
    const words = bracket ? bracketWords(bracket.isList) : quoteWords(text[start] ?? '');
    last = found.get(start) ?? { start, words, errors: [] };
    last.errors.push(error);
    found.set(start, last);
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}
