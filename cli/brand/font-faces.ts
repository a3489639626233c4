import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { type FontCut, fontCut, fontFile, WEIGHT_RANGE } from './font-cut.ts';
import type { FontPackage } from './font-package.ts';
import {
  ALL,
  charactersIn,
  formatUnicodeRange,
  inBoth,
  parseUnicodeRange,
  type Spans,
  spansOf,
  without,
} from './unicode-range.ts';

/** A face of a font package, with its WOFF2 file, which every current browser supports. */
interface Face {
  family: string;
  /** File name without extension. */
  name: string;
  weight: string;
  style: string;
  range: Spans;
}

/**
 * Characters for which the original file is not loaded if there is a subset: ASCII is always in the subset, and
 * many fonts lack special spaces and directional marks, for which it would be loaded in vain. Other characters may
 * be in both: the later face takes precedence.
 */
const IN_PART = parseUnicodeRange('U+0-7F,U+2000-2011,U+2028-202F,U+205F-206F,U+FEFF');

const FACE = /@font-face\s*\{([^}]*)\}/g;

function readFaces({ folder, sheets }: FontPackage): Face[] {
  const css = sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join('\n');
  return [...matchesIn(css, FACE)].flatMap(([, block = '']) => {
    const value = (key: string) => new RegExp(`${key}:\\s*([^;]+)`).exec(block)?.[1]?.trim();
    const name = /url\(\.\/files\/([\w-]+)\.woff2\)/.exec(block)?.[1];
    const family = value('font-family');
    if (name === undefined || family === undefined) return [];
    const range = value('unicode-range');
    return {
      family,
      name,
      weight: shownWeight(value('font-weight') ?? '400'),
      style: value('font-style') ?? 'normal',
      range: range === undefined ? ALL : parseUnicodeRange(range),
    };
  });
}

/** The weight range of a variable font limited to those used on pages; static fonts have a single weight. */
function shownWeight(weight: string): string {
  const [lightest, boldest] = weight.split(/\s+/).map(Number);
  if (lightest === undefined || boldest === undefined) return weight;
  return `${Math.max(lightest, WEIGHT_RANGE.min)} ${Math.min(boldest, WEIGHT_RANGE.max)}`;
}

/** Font faces as css, with their files. */
export class FontFaces {
  readonly files = new Map<string, string>();
  readonly cuts: FontCut[] = [];
  /** Files needed above the fold: upright, with the letters of the site's languages. */
  readonly first: string[] = [];
  css = '';
  readonly #root: string;
  readonly #wanted: Spans;
  readonly #subset: RegExp;

  /**
   * @param root folder of the site.
   * @param characters used by its texts; undefined if not known.
   * @param subset name of the font subset with the letters of its main language.
   */
  constructor(root: string, characters: string | undefined, subset: string) {
    this.#root = root;
    this.#wanted = spansOf(characters ?? '');
    this.#subset = new RegExp(`-${subset}-(?:wght|\\d+)-`);
  }

  /**
   * Adds the faces of a package.
   *
   * @param isNeededOnly leaves out faces that the site's languages do not need.
   * @returns the font family in css; undefined if the package has no face.
   */
  add(font: FontPackage, isNeededOnly: boolean): string | undefined {
    const faces = readFaces(font);
    for (const face of faces) {
      const isOfSubset = this.#subset.test(face.name);
      const wanted = inBoth(this.#wanted, face.range);
      if (isNeededOnly && !isOfSubset && wanted.length === 0) continue;
      this.#addFace(join(font.folder, 'files', `${face.name}.woff2`), face, wanted, isOfSubset);
    }
    return faces[0]?.family;
  }

  #addFace(source: string, face: Face, wanted: Spans, isOfSubset: boolean): void {
    const whole = fontFile(source);
    const isFirst = face.style === 'normal' && /-(?:wght|400)-/.test(face.name);
    if (this.files.has(whole)) return;
    this.files.set(whole, source);
    this.#write(whole, face, wanted.length === 0 ? face.range : without(face.range, IN_PART));
    if (wanted.length === 0) {
      if (isFirst && isOfSubset) this.first.push(whole);
      return;
    }
    const { file, cut } = fontCut(source, charactersIn(wanted), this.#root);
    this.files.set(file, cut.target);
    this.cuts.push(cut);
    this.#write(file, face, wanted);
    if (isFirst) this.first.push(file);
  }

  #write(file: string, { family, weight, style, range: all }: Face, range: Spans): void {
    const spans = range === all && all === ALL ? '' : `;unicode-range:${formatUnicodeRange(range)}`;
    this.css +=
      `@font-face{font-family:${family};${style === 'normal' ? '' : `font-style:${style};`}font-display:optional;font-weight:${weight};` +
      `src:url(/${file})${spans}}\n`;
  }
}
