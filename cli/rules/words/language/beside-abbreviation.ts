import { slipOf } from '../lexicon/slip-kinds.ts';

/** Most letters of a name in small letters that stands beside an abbreviation. */
const SHORT_NAME = 5;

/** An abbreviation joined to the word behind it or before it, with an article or without: "telc o el ÖSD". */
const ABBREVIATION_BEFORE =
  /(?<!\p{L})\p{Lu}{2,5}(?: y| o| u| and| or| und| oder|,|\/) ?(?:(?:el|la|los|the|das|der|die) )?$/u;
const ABBREVIATION_AFTER =
  /^(?:,|\/| y| o| u| e| and| or| und| oder) ?(?:(?:el|la|los|the|das|der|die) )?\p{Lu}{2,5}(?!\p{L})/u;

/**
 * True for a short word that is joined to an abbreviation and has another letter than the one that it resembles: what is
 * named beside others of its kind. Letters are swapped or missing in a slip: "el preico y el IVA".
 */
export function isBesideAbbreviation(
  word: string,
  meant: string,
  before: string,
  after: string,
): boolean {
  if (word.length > SHORT_NAME || word.length !== meant.length) return false;
  if (slipOf(word, meant).kind === 'swapped') return false;
  return ABBREVIATION_BEFORE.test(before) || ABBREVIATION_AFTER.test(after);
}
