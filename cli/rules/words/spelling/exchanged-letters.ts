import type { Lexicon } from '../lexicon/lexicon.ts';

/** Minimum letters of a word that is compared. */
const SHORTEST = 7;

const VOWEL = /[aeiouyáéíóúäöüè]/;

/** Consonants of one sound, which are exchanged over a syllable, too: `lisence`. */
const ALIKE = new Set(['cs', 'sc', 'cz', 'zc', 'sz', 'zs', 'bv', 'vb', 'gj', 'jg']);

/** Letters between two consonants that are exchanged over a vowel, and over a vowel and one more. */
const OVER_VOWEL = 2;
const OVER_SYLLABLE = 3;

/** Lists lack forms of verbs of other languages, which differ so: Spanish “relevar” is not “revelar”. */
function isExchanged(one: string, other: string, distance: number, isEnglish: boolean): boolean {
  if (one === other || VOWEL.test(one) || VOWEL.test(other)) return false;
  return (isEnglish && distance === OVER_VOWEL) || ALIKE.has(one + other);
}

/**
 * The common word that was meant by one with two consonants exchanged over a vowel, as who speaks fast does it: `revelant`,
 * `desición`. Hardly any word differs so from a common one; vowels are exchanged between forms of verbs.
 *
 * @param word in small letters, in no list.
 */
export function meantByExchange(
  word: string,
  language: string,
  lexicon: Lexicon,
): string | undefined {
  const isEnglish = language.startsWith('en');
  if (word.length < SHORTEST) return undefined;
  for (let at = 1; at < word.length - OVER_VOWEL; at += 1) {
    for (const distance of [OVER_VOWEL, OVER_SYLLABLE]) {
      const to = at + distance;
      const [one = '', other = ''] = [word[at], word[to]];
      // The last letter is that of an ending.
      if (to >= word.length - 1 || !isExchanged(one, other, distance, isEnglish)) continue;
      const between = word.slice(at + 1, to);
      const meant = word.slice(0, at) + other + between + one + word.slice(to + 1);
      if (lexicon.isCommon(meant)) return meant;
    }
  }
  return undefined;
}
