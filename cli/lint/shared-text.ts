import { type Path, pathName } from '../content/value-path.ts';
import { copyTexts, wholeCopy } from '../rules/texts.ts';
import { comparedWords, hashShingles } from './shingles.ts';

/** Shorter texts are labels, which may be equal. */
const FEWEST_LETTERS = 30;

/** Number of paths in a finding. */
const NAMED = 3;

/** A page for comparison: its texts with facts filled in, and its address. */
export interface ComparedCopy {
  texts: object;
  path: string;
}

/** What a page has in common with another one. */
export interface SharedText {
  /** Share of its copy that is in the other, apart from names and digits. */
  percent: number;
  /** Paths of its longest texts that are in the other word for word, at the same path. */
  paths: string[];
}

function hashesOf({ texts, path }: ComparedCopy): Uint32Array {
  return hashShingles(comparedWords(wholeCopy(texts), path)).slice();
}

function equalTexts(copy: object, original: object): { path: Path; text: string }[] {
  const known = new Map(copyTexts(original).map(({ path, text }) => [pathName(path), text]));
  return copyTexts(copy).filter(({ path, text }) => known.get(pathName(path)) === text);
}

/** Compares two pages text by text; only called for those with a finding. */
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
