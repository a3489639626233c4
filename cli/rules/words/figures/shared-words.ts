import type { Facts } from '../../../content/facts/facts.ts';
import { isAboutFee } from './figure-topics.ts';
import { isSum } from './price-words.ts';

/** The first word of a key of several words: the `gauge` of `gaugeFlat`. */
const FIRST = /^\p{Ll}{3,}(?=[\p{Lu}_-])/u;

const known = new WeakMap<Facts, ReadonlySet<string>>();

/** The words that begin the keys of several fees, and tell none of them from the others. */
export function sharedWords(facts: Facts): ReadonlySet<string> {
  const words = known.get(facts);
  if (words) return words;
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of facts.names) {
    const word = FIRST.exec(name.slice(name.lastIndexOf('.') + 1))?.[0];
    if (word === undefined || !isSum(facts.get(name) ?? '', facts)) continue;
    if (seen.has(word)) shared.add(word);
    seen.add(word);
  }
  known.set(facts, shared);
  return shared;
}

/** A name without the first word of its key, if several fees begin with it; undefined for any other. */
export function withoutShared(name: string, facts: Facts): string | undefined {
  const dot = name.lastIndexOf('.') + 1;
  const key = name.slice(dot);
  const word = FIRST.exec(key)?.[0];
  return word === undefined || !sharedWords(facts).has(word)
    ? undefined
    : name.slice(0, dot) + key.slice(word.length);
}

/**
 * True if a text speaks of a fee by nothing but the word that several keys begin with. It may be of any of them, or be another word
 * that is written alike.
 */
export function isSaidByShared(name: string, text: string, facts: Facts): boolean {
  const rest = withoutShared(name, facts);
  return rest !== undefined && !isAboutFee(rest, text);
}
