import type { Lexicon } from '../lexicon/lexicon.ts';
import { isListedIn, LISTED } from '../lexicon/listed.ts';
import { meantByClassic } from './classic-slips.ts';

/** Odds above which a word is a slip whoever says it: those of dialects (“mien”, “propa”) are below. */
const PLAIN = 2.1;

/** True for a slip that nobody speaks and that stands for a common word, such as “becuase”. */
export function isPlainSlip(word: string, language: string, lexicon: Lexicon): boolean {
  return meantByClassic(word, language) !== undefined || (lexicon.meantBy(word)?.odds ?? 0) > PLAIN;
}

/** Odds above which a word with a capital letter is a slip rather than a name: no name of published copy comes near. */
const UNMISTAKABLE = 3;

/** Fewest letters of such a word: brands leave out letters of short ones. */
const LONG = 6;

/** True for a slip in a word with a capital letter, such as “Messgae”, that is no name and no word of another language. */
export function isUnmistakable(word: string, language: string, lexicon: Lexicon): boolean {
  // In German all nouns have one.
  if (language.startsWith('de') || word.length < LONG) return false;
  if ((lexicon.meantBy(word)?.odds ?? 0) <= UNMISTAKABLE) return false;
  const others = LISTED.filter((other) => !language.startsWith(other));
  return !isListedIn(word, others);
}
