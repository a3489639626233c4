import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import { COUNTED_WORDS, LISTED_WORDS, REAL_WORDS } from './spelling-words.ts';

/** Listed words of at least this length are matched with up to two typing mistakes, shorter ones with one. */
const LONG_WORD = 7;

/** Longer than any misspelling of a listed word. */
const MAX_LETTERS = 16;

/** The intended listed word in lower case; undefined if the word should stay as it is. */
function meantWord(typed: string): string | undefined {
  if (typed.length > MAX_LETTERS || LISTED_WORDS.includes(typed) || REAL_WORDS.has(typed))
    return undefined;
  let best: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const word of LISTED_WORDS) {
    const count = mistakes(typed, word);
    if (count <= (word.length >= LONG_WORD ? 2 : 1) && count < fewest) {
      best = word;
      fewest = count;
    }
  }
  if (best === undefined || !COUNTED_WORDS.has(best) || !typed.endsWith('s')) return best;
  return mistakes(typed, `${best}s`) <= fewest ? `${best}s` : best;
}

/** Applies the capitalization of the typed word. */
function inCaseOf(typed: string, word: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  const first = typed.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Corrects text from an address before it is used in a title (docs/product.md, "Search words in the address"): near
 * misses of the listed words, and words that have run together.
 */
export function correctSpelling(text: string): string {
  return text
    .replace(/\b(real)-?(estate)\b/gi, '$1 $2')
    .replace(/\b(power)(of)(attorney)?\b/gi, (_, power: string, of: string, attorney = '') =>
      `${power} ${of} ${attorney}`.trimEnd(),
    )
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (typed) => {
      const word = meantWord(typed.toLowerCase());
      return word === undefined ? typed : inCaseOf(typed, word);
    });
}
