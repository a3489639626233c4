import { type Path, pathName } from '../content/value-path.ts';
import { copyTexts, wholeCopy } from '../rules/texts.ts';
import { comparedWords, hashShingles } from './shingles.ts';

/** Texts with fewer letters are labels: that they are equal is no fault. */
const FEWEST_LETTERS = 30;

/** Paths that a finding names. */
const NAMED = 3;

/** A page as it is compared: its texts, facts filled in, and its address. */
export interface ComparedCopy {
  texts: object;
  path: string;
}

/** What a page has in common with another one. */
export interface SharedText {
  /** How much of its copy is in the other, names and figures apart. */
  percent: number;
  /** Paths of its longest texts that stand there word for word, in the same place. */
  paths: string[];
}

function hashesOf({ texts, path }: ComparedCopy): Uint32Array {
  return hashShingles(comparedWords(wholeCopy(texts), path)).slice();
}

function equalTexts(copy: object, original: object): { path: Path; text: string }[] {
  const known = new Map(copyTexts(original).map(({ path, text }) => [pathName(path), text]));
  return copyTexts(copy).filter(({ path, text }) => known.get(pathName(path)) === text);
}

/** Compares two pages text by text; only those that a finding is about. */
export function sharedText(copy: ComparedCopy, original: ComparedCopy): SharedText {
  const own = hashesOf(copy);
  const others = new Set(hashesOf(original));
  const shared = own.filter((hash) => others.has(hash)).length;
  const longest = equalTexts(copy.texts, original.texts)
    .filter(({ text }) => text.length >= FEWEST_LETTERS)
    .sort((a, b) => b.text.length - a.text.length);
  return {
    percent: Math.floor((100 * shared) / own.length),
    paths: longest.slice(0, NAMED).map(({ path }) => pathName(path)),
  };
}
