import type { LocatedText } from '../../content/rule.ts';
import { SharedResults } from '../../content/shared-values.ts';
import { pathName } from '../../content/value-path.ts';
import { copyParts } from '../../rules/texts.ts';
import { copyShingles } from './copy-shingles.ts';

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

/** A text that may be named in a finding. */
interface NamedText {
  name: string;
  text: string;
}

const named = new SharedResults<readonly NamedText[]>();

function longTexts(part: readonly LocatedText[]): readonly NamedText[] {
  return named.of(part, () =>
    part
      .filter(({ text }) => text.length >= FEWEST_LETTERS)
      .map(({ path, text }) => ({ name: pathName(path), text })),
  );
}

function originalOf(copy: ComparedCopy): Original {
  const known = originals.get(copy.texts);
  if (known) return known;
  const original = {
    shingles: new Set(copyShingles(copy.texts, copy.path)),
    texts: new Map(
      copyParts(copy.texts)
        .flatMap(longTexts)
        .map(({ name, text }) => [name, text]),
    ),
  };
  originals.set(copy.texts, original);
  return original;
}

/** Compares two pages text by text; only called for those with a finding. */
export function sharedText(copy: ComparedCopy, original: ComparedCopy): SharedText {
  const known = originalOf(original);
  const own = copyShingles(copy.texts, copy.path);
  let shared = 0;
  for (const hash of own) if (known.shingles.has(hash)) shared += 1;
  const percent = Math.floor((100 * shared) / own.length);
  const longest = copyParts(copy.texts)
    .flatMap(longTexts)
    .filter(({ name, text }) => known.texts.get(name) === text)
    .sort((a, b) => b.text.length - a.text.length);
  return { percent, paths: longest.slice(0, NAMED).map(({ name }) => name) };
}
