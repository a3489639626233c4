import { type Lexicon, lexiconOf } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
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

/** Languages of the lists, whose words stand in each other's copy. */
const LISTED = ['en', 'de', 'es'];

/** True for a slip in a word with a capital letter, such as “Messgae”, that is no name and no word of another language. */
export function isUnmistakable(word: string, language: string, lexicon: Lexicon): boolean {
  // In German all nouns have one.
  if (language.startsWith('de') || word.length < LONG) return false;
  if ((lexicon.meantBy(word)?.odds ?? 0) <= UNMISTAKABLE) return false;
  return LISTED.every(
    (other) => language.startsWith(other) || lexiconOf(other)?.has(hashOf(word)) !== true,
  );
}
