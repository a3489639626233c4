import type { LocatedText } from '../../content/rule.ts';
import { isShared, SharedResults } from '../../content/shared-values.ts';
import { copyParts, joinedTexts, wholeCopy } from '../../rules/texts.ts';
import { comparedWords, hashShingles, hashWords, namesIn } from './shingles.ts';

/** The shingles of texts in which no word is a name. */
interface PartShingles {
  shingles: Uint32Array;
  /** Hashes of the words. */
  words: ReadonlySet<number>;
}

const NO_NAMES: ReadonlySet<number> = new Set();

const known = new SharedResults<PartShingles>();

function shinglesOf(part: readonly LocatedText[], names: ReadonlySet<number>): Uint32Array {
  return hashShingles(comparedWords(joinedTexts(part), names)).slice();
}

function knownShingles(part: readonly LocatedText[]): PartShingles {
  return known.of(part, () => ({
    shingles: shinglesOf(part, NO_NAMES),
    words: hashWords(joinedTexts(part)),
  }));
}

function shinglesOfPart(part: readonly LocatedText[], names: ReadonlySet<number>): Uint32Array {
  if (!isShared(part)) return shinglesOf(part, names);
  const { shingles, words } = knownShingles(part);
  for (const name of names) if (words.has(name)) return shinglesOf(part, names);
  return shingles;
}

/**
 * Hashes of the shingles of a page's copy. None goes from one key of the file to the next: pages whose sections are
 * in another order are duplicates, too.
 *
 * @param texts its content, with facts filled in.
 * @param path its address.
 */
export function copyShingles(texts: object, path: string): Uint32Array {
  const names = namesIn(wholeCopy(texts), path);
  const parts = copyParts(texts).map((part) => shinglesOfPart(part, names));
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
