import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Range } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { Span } from '../content/span-location.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { plainWords } from '../content/text-rules/plain-words.ts';
import type { Breach } from '../content/text-rules/text-rule.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { SourceText } from './source-text.ts';
import { modulesBelow } from './source-texts.ts';

/** Minimum number of consecutive words that identify the source of a sentence. */
const TELLING = 4;

/** The position of two offsets in a source, 1-based. */
export function rangeAt(source: string, start: number, end: number): Range {
  const place = (offset: number) => {
    const before = source.lastIndexOf('\n', offset - 1);
    return { line: source.slice(0, offset).split('\n').length, column: offset - before };
  };
  const from = place(start);
  const to = place(end);
  return { ...from, endLine: to.line, endColumn: to.column };
}

/** Source of an expression for some words as they are. */
export function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Letters with the marks that plain words leave out. */
const MARKED: Readonly<Record<string, string>> = {
  a: '[aàáâãäå]',
  c: '[cç]',
  e: '[eèéêë]',
  i: '[iìíîï]',
  n: '[nñ]',
  o: '[oòóôõö]',
  u: '[uùúûü]',
  "'": "['‘’ʼ]",
};

/** A plain word as it may be written, accents and all. */
function asWritten(word: string): string {
  return escaped(word).replace(/[aceinou']/g, (letter) => MARKED[letter] ?? letter);
}

/** Number of words that a place has to begin with to be taken for that of a sentence. */
const FIRST = 3;

/** A sentence's words, written in plain words. */
function wordsIn(sentence: string): readonly string[] {
  return sentence.match(/[a-z\d']+/g) ?? [];
}

/**
 * Matches the first words of a sentence in a source, where they may be split by line breaks, tags and filled-in
 * values.
 */
function beginning(words: readonly string[]): RegExp {
  const first = words.slice(0, FIRST).map(asWritten).join('(?:[^\\p{L}\\d]|<[^>]*>)+?');
  return new RegExp(`(?<![\\p{L}\\d])${first}(?![\\p{L}\\d])`, 'giu');
}

/** Number of words that may stand between two of a sentence in its source, such as those of a reference: `{fees.flatTravel}`. */
const APART = 4;

/** Number of words of a sentence that a text goes through from its start on. */
function sharedWords(text: string, words: readonly string[]): number {
  const written = wordsIn(plainWords(text));
  let shared = 0;
  let from = 0;
  for (const word of words) {
    const at = written.slice(from, from + APART).indexOf(word);
    if (at === -1) continue;
    shared += 1;
    from += at + 1;
  }
  return shared;
}

/** Of several places in a text that begin with the first of some words, the one that goes on like them. */
function likeliest(places: readonly number[], text: string, words: readonly string[]) {
  const [first] = places;
  if (places.length < 2) return first;
  // Markup and references make a text longer than the sentence that is read.
  const length = 2 * words.join(' ').length;
  let most = 0;
  let best = first;
  for (const place of places) {
    const shared = sharedWords(text.slice(place, place + length), words);
    if (shared <= most) continue;
    most = shared;
    best = place;
  }
  return best;
}

/** Where the sentence begins that a place is in. */
function sentenceStart(text: string, place: number): number {
  const ends = [...matchesIn(text.slice(0, place), /[.!?;:]\s+|\n\s*\n\s*/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Where a sentence begins in a text. */
function startOf(text: string, sentence: string): number | undefined {
  const words = wordsIn(sentence);
  // Its first words may be those of a fact, which the source only refers to.
  for (let from = 0; from === 0 || from + FIRST <= words.length; from += 1) {
    const rest = words.slice(from);
    if (rest.length === 0) return undefined;
    const places = [...matchesIn(text, beginning(rest))].map(({ index }) => index);
    const place = likeliest(places, text, rest);
    if (place !== undefined) return from === 0 ? place : sentenceStart(text, place);
  }
  return undefined;
}

/** What is wrong in a text: a sentence in plain words, or some words of it. */
export type Wrong = Pick<Breach, 'sentence' | 'wrong'>;

/** Where something wrong begins in a text. */
function startOfWrong(text: string, { sentence, wrong }: Wrong): number | undefined {
  const start = startOf(text, sentence);
  if (start === undefined || wrong === undefined) return start;
  const words = wrong.split(' ').map(asWritten).join('\\s+');
  const found = new RegExp(`(?<![\\p{L}\\d])${words}`, 'iu').exec(text.slice(start));
  return start + (found?.index ?? 0);
}

/** The position in a text of a sentence that is wrong, from the wrong words on; undefined if it is written too differently. */
export function spanOf(text: string, wrong: Wrong): Span | undefined {
  const start = startOfWrong(text, wrong);
  if (start === undefined) return undefined;
  const length = text.slice(start).search(/[.!?;:](?:\s|$)/);
  return [start, length === -1 ? text.length : start + length + 1];
}

/** The same for a text of a source; all of it if the sentence is not found. */
export function locationIn({ source, start, end }: SourceText, wrong: Wrong): Range {
  const found = startOfWrong(source.slice(start, end).normalize('NFC'), wrong);
  return rangeAt(source, start + (found ?? 0), end);
}

/** True if a text has a piece that no word goes on behind. */
function endsAfter(text: string, piece: string): boolean {
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    if (!/[\p{L}\d]/u.test(text.charAt(at + piece.length))) return true;
  return false;
}

/** Finds the source text of a sentence on a rendered page. */
export class SourceIndex {
  readonly #texts: { text: SourceText; words: string }[];

  constructor(texts: readonly SourceText[]) {
    this.#texts = texts.map((text) => ({ text, words: ` ${plainWords(text.text)} ` }));
  }

  /**
   * @param sentence in plain words.
   * @param folder of the page; its texts take precedence.
   */
  find(sentence: string, folder: string): SourceText | undefined {
    const words = sentence.split(' ');
    const lengths = new Set(
      [words.length, 8, 6, TELLING].filter((length) => length <= words.length),
    );
    for (const length of lengths) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const piece = ` ${words.slice(from, from + length).join(' ')}`;
        // A few words are easily the beginning of others: “x” of “xml”.
        const isIn =
          length < TELLING
            ? (text: string) => endsAfter(text, piece)
            : (text: string) => text.includes(piece);
        const holders = this.#texts.filter((candidate) => isIn(candidate.words));
        const near = holders.find(({ text }) => text.file.startsWith(folder)) ?? holders[0];
        if (near) return near.text;
      }
    }
    return undefined;
  }
}

/** Folders of the engine whose sources contain links of pages. */
const ENGINE_FOLDERS = ['renderer', 'domain'];

/** A position in a file, as diagnostics show it. */
export type SourcePlace = Range & { file: string };

/**
 * The first match of a pattern in the sources of a page, nearest to the page first; undefined if there is none.
 *
 * @param route of a hand-written page; undefined for landings, which have no code in `pages/`.
 */
export function findCode(
  pattern: RegExp,
  route: string | undefined,
  root: string,
  cwd: string,
): SourcePlace | undefined {
  const folders = [
    // The page's own folder first.
    ...(route === undefined ? [] : [join(root, 'pages', route), join(root, 'pages')]),
    join(root, 'site'),
    // Users cannot change anything in an installed package.
    ...(root === ENGINE_ROOT ? ENGINE_FOLDERS.map((folder) => join(ENGINE_ROOT, folder)) : []),
  ];
  for (const folder of folders) {
    for (const path of modulesBelow(folder)) {
      const source = readFileSync(path, 'utf8');
      const found = pattern.exec(source);
      if (found)
        return {
          file: displayPath(path, cwd),
          ...rangeAt(source, found.index, found.index + found[0].length),
        };
    }
  }
  return undefined;
}

/**
 * The position of a text as a string literal in the sources, nearest to a page first; undefined if there is none.
 */
export function findLiteral(
  text: string,
  route: string | undefined,
  root: string,
  cwd: string,
): SourcePlace | undefined {
  // Nothing between quotes is anywhere; as an address it is that of a link.
  const before = text === '' ? '\\bhref(?:=|:\\s*)\\{?' : '';
  return findCode(new RegExp(`(?<=${before}["'\`])${escaped(text)}(?=["'\`])`), route, root, cwd);
}
