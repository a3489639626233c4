import { lexiconOf } from '../lexicon/lexicon.ts';
import { slipOf } from '../lexicon/slip-kinds.ts';
import type { Capitalized } from './perhaps-name.ts';

/** Minimum letters of a word that is no name of somebody: shorter ones often are a swap away from a common word. */
const LONG = 7;

/** A word with a capital letter directly before another one, and directly behind it. */
const BEFORE = /(?<!\p{L})(?<word>\p{Lu}\p{Ll}{3,})\s$/u;
const BEHIND = /^\s(?<word>\p{Lu}\p{Ll}{3,})(?!\p{L})/u;

/**
 * True for a long word with two letters swapped in a name that is made of common words, as those of offices and papers are:
 * “your Social Secruity card”. The end of a word is another one in other languages: “Theatre”, “Registre”.
 */
export function isSlipInName(
  word: string,
  { meant, before, after, language }: Capitalized,
): boolean {
  if (word.length < LONG) return false;
  const { kind, place } = slipOf(word.toLowerCase(), meant);
  if (kind !== 'swapped' || place !== 'inside') return false;
  const lexicon = lexiconOf(language);
  return [BEFORE.exec(before), BEHIND.exec(after)].some(
    (found) => lexicon?.isCommon(found?.groups?.word?.toLowerCase() ?? '') === true,
  );
}
