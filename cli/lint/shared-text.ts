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

/** What is looked up in an original: the hashes of its shingles, and its texts by path. */
interface Original {
  shingles: ReadonlySet<number>;
  texts: ReadonlyMap<string, string>;
}

/** One original may have thousands of copies. */
const originals = new WeakMap<object, Original>();

function shinglesOf({ texts, path }: ComparedCopy): Uint32Array {
  return hashShingles(comparedWords(wholeCopy(texts), path));
}

function originalOf(copy: ComparedCopy): Original {
  const known = originals.get(copy.texts);
  if (known) return known;
  const original = {
    shingles: new Set(shinglesOf(copy)),
    texts: new Map(copyTexts(copy.texts).map(({ path, text }) => [pathName(path), text])),
  };
  originals.set(copy.texts, original);
  return original;
}

function equalTexts(copy: object, { texts }: Original): { path: Path; text: string }[] {
  return copyTexts(copy).filter(
    ({ path, text }) => text.length >= FEWEST_LETTERS && texts.get(pathName(path)) === text,
  );
}

/** Compares two pages text by text; only called for those with a finding. */
export function sharedText(copy: ComparedCopy, original: ComparedCopy): SharedText {
  const known = originalOf(original);
  const own = shinglesOf(copy);
  let shared = 0;
  for (const hash of own) if (known.shingles.has(hash)) shared += 1;
  const percent = Math.floor((100 * shared) / own.length);
  const longest = equalTexts(copy.texts, known).sort((a, b) => b.text.length - a.text.length);
  return { percent, paths: longest.slice(0, NAMED).map(({ path }) => pathName(path)) };
}
