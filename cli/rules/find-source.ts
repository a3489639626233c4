import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Range } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { Span } from '../content/span-location.ts';
import { plainWords } from '../content/text-rules/plain-words.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { modulesBelow } from './source-texts.ts';
import type { SourceText } from './text-collector.ts';

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

function escaped(word: string): string {
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

/**
 * Matches the first words of a sentence in a source, where they may be split by line breaks, tags and filled-in
 * values.
 */
function beginning(words: readonly string[]): RegExp {
  return new RegExp(words.slice(0, 3).map(asWritten).join('(?:[^\\p{L}\\d]|<[^>]*>)+?'), 'iu');
}

/** The position in a text of a sentence given as plain words; undefined if it is written too differently. */
export function spanOf(text: string, sentence: string): Span | undefined {
  const found = beginning(sentence.match(/[a-z\d']+/g) ?? []).exec(text);
  if (!found) return undefined;
  const length = text.slice(found.index).search(/[.!?;:](?:\s|$)/);
  return [found.index, length === -1 ? text.length : found.index + length + 1];
}

/** The position of a sentence in a text of a source. */
export function locationIn({ source, start, end }: SourceText, sentence: string): Range {
  const words = sentence.match(/[a-z\d']+/g) ?? [];
  const found = beginning(words).exec(source.slice(start, end).normalize('NFC'));
  if (!found) return rangeAt(source, start, end);
  return rangeAt(source, start + found.index, end);
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
        const piece = words.slice(from, from + length).join(' ');
        const holders = this.#texts.filter((candidate) => candidate.words.includes(piece));
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
