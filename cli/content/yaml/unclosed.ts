import { type Document, isMap, isScalar, isSeq, visit, type YAMLParseError } from 'yaml';
import type { SyntaxWords } from './yaml-messages.ts';

/** A quote or bracket that is opened and never closed, with the resulting errors. */
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
 * Content of a quoted text that contains the next entry, because it was closed by the opening quote of that one: a
 * line that starts an entry, or a quote at the start of a line.
 */
const NEXT_ENTRY = /\n[ \t]*(?:- |["']?[\w-]+["']?:(?:\s|$)|$)/;

/** The same on one line: text before an opening quote. */
const BEFORE_QUOTE = /(?:^|[\s[{])[^"']*[,:[{-]\s*$/;

/** The parser's error for an unclosed flow list or map. */
const END_OF_BRACKETS = /^Flow .* end with a [\]}]$/;

/** Quoted texts, and flow lists and maps, that may not be closed. */
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

  /**
   * True if the text from `start` to `end` is unclosed, or was probably closed by the opening quote of another one.
   */
  #isRunaway(start: number, end: number): boolean {
    if (end - start === 1 || this.#text[end - 1] !== this.#text[start]) return true;
    const inner = this.#text.slice(start + 1, end - 1);
    if (NEXT_ENTRY.test(inner)) return true;
    return BEFORE_QUOTE.test(inner) && /[^\s,\]}:]/.test(this.#text[end] ?? ' ');
  }

  /** The first unclosed quoted text that ends on the line of `at` or after it. */
  #runawayBefore(at: number): number | undefined {
    return this.#quoted.find(
      ([start, end]) =>
        start <= at && !this.#text.slice(end, at).includes('\n') && this.#isRunaway(start, end),
    )?.[0];
  }

  /** The start of the quoted text whose missing closing quote causes `error`. */
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

  /** The innermost unclosed list or map that causes `error`. */
  bracketOf({
    message,
    pos: [at],
  }: YAMLParseError): { start: number; isList: boolean } | undefined {
    if (!END_OF_BRACKETS.test(message)) return undefined;
    const ending = this.#brackets.filter(({ end }) => end === at).sort((a, b) => b.start - a.start);
    // A closing bracket at this position ends the innermost one of its kind.
    const last = this.#text[at - 1];
    const closed = ending.find(
      ({ start, isList }) => start < at - 1 && last === (isList ? ']' : '}'),
    );
    const isListMeant = message.startsWith('Flow seq');
    return ending.find((one) => one !== closed && one.isList === isListMeant);
  }
}

/** True if `error` is about a bracket around `last`, which is only open because that one is. */
function isAround(error: YAMLParseError, last: Unclosed): boolean {
  const before = last.errors.at(-1)?.pos[0];
  return before !== undefined && END_OF_BRACKETS.test(error.message) && error.pos[0] - before <= 1;
}

/** What the entries below an open bracket are reported for: the parser takes them for one key. */
const ENTRY_ERRORS = new Set(['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY']);

/** True if no line after the first is less indented than it: all of them are in one block. */
function isOneBlock([first = '', ...lines]: readonly string[]): boolean {
  const indent = (line: string) => line.length - line.trimStart().length;
  return lines.every((line) => line.trim() === '' || indent(line) >= indent(first));
}

/** Adds to an open bracket the errors that it causes in the rest of its block. */
function takeCascades(all: readonly Unclosed[], errors: readonly YAMLParseError[], text: string) {
  const taken = new Set(all.flatMap((unclosed) => unclosed.errors));
  const brackets = all.filter(({ start }) => /[[{]/.test(text[start] ?? ''));
  for (const error of errors) {
    if (taken.has(error) || !ENTRY_ERRORS.has(error.code)) continue;
    const around = brackets.findLast(({ start }) => {
      const lines = text.slice(text.lastIndexOf('\n', start) + 1, error.pos[0]).split('\n');
      return start < error.pos[0] && lines.length > 1 && isOneBlock(lines);
    });
    around?.errors.push(error);
  }
}

/** Finds unclosed quotes and brackets in a file with errors, in order. */
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
  const all = [...found.values()].sort((a, b) => a.start - b.start);
  takeCascades(all, document.errors, text);
  return all;
}
