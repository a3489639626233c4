import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Range } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { Span } from '../content/span-location.ts';
import { plainWords } from '../content/text-rules/plain-words.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { modulesBelow, type SourceText } from './source-texts.ts';

/** Fewest words in a row that tell where a sentence comes from. */
const TELLING = 4;

/** The place of two offsets in a source, counted from 1. */
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

/** The first words of a sentence as they may stand in a source, split by folds, tags and filled-in values. */
function beginning(words: readonly string[]): RegExp {
  return new RegExp(words.slice(0, 3).map(asWritten).join('(?:[^\\p{L}\\d]|<[^>]*>)+?'), 'iu');
}

/** Where in a text a sentence stands that was found in its plain words; undefined if it is written too differently. */
export function spanOf(text: string, sentence: string): Span | undefined {
  const found = beginning(sentence.match(/[a-z\d']+/g) ?? []).exec(text);
  if (!found) return undefined;
  const length = text.slice(found.index).search(/[.!?;:](?:\s|$)/);
  return [found.index, length === -1 ? text.length : found.index + length + 1];
}

/** Where in a text of a source a sentence stands. */
export function locationIn({ source, start, end }: SourceText, sentence: string): Range {
  const words = sentence.match(/[a-z\d']+/g) ?? [];
  const found = beginning(words).exec(source.slice(start, end).normalize('NFC'));
  if (!found) return rangeAt(source, start, end);
  return rangeAt(source, start + found.index, end);
}

/** Finds the text of a source that a sentence of a rendered page was made from. */
export class SourceIndex {
  readonly #texts: { text: SourceText; words: string }[];

  constructor(texts: readonly SourceText[]) {
    this.#texts = texts.map((text) => ({ text, words: ` ${plainWords(text.text)} ` }));
  }

  /**
   * @param sentence in plain words.
   * @param folder of the page: what stands there goes before what stands elsewhere.
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

/** Folders of the engine whose sources hold links of pages. */
const ENGINE_FOLDERS = ['renderer', 'domain'];

/** A place in a file, as diagnostics name it. */
export type SourcePlace = Range & { file: string };

/**
 * Where in the sources of a page a pattern is found first, nearest to the page first; undefined if nowhere.
 *
 * @param route of a hand-written page; undefined of landings, whose code is nowhere below `pages/`.
 */
export function findCode(
  pattern: RegExp,
  route: string | undefined,
  root: string,
  cwd: string,
): SourcePlace | undefined {
  const folders = [
    // The page's own first.
    ...(route === undefined ? [] : [join(root, 'pages', route), join(root, 'pages')]),
    join(root, 'site'),
    // Of a package that is installed nobody can change anything.
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

/** Where in the sources a text stands by itself in quotes, nearest to a page first; undefined if nowhere. */
export function findLiteral(
  text: string,
  route: string | undefined,
  root: string,
  cwd: string,
): SourcePlace | undefined {
  return findCode(new RegExp(`(?<=["'\`])${escaped(text)}(?=["'\`])`), route, root, cwd);
}
