import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Amount } from './amounts.ts';
import { NUMBER_WORDS, readNumber } from './number-words.ts';

const WORD = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')})`;
const NUMBER = `${WORD}(?:(?:[\\s-]+|\\sy\\s)${WORD}){0,2}`;
/** German compounds words. */
const CENTS = `(?:(?:${WORD}|und)+(?:(?:-|\\sy\\s)${WORD})?)`;
const COIN = '(?:cents?|céntimos?|centavos?|rappen)';

/** What may follow cents without their name: a rate, or the end of the statement. */
const ENDS =
  '(?=[.,;:!?)]|$|\\s(?:an?|per|each|every|por|cada|la|el|pro|je|der|den|die)(?!\\p{L}))';

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const made =
    patterns.get(name) ??
    new RegExp(
      `(?<![\\p{L}-])(?<whole>${NUMBER}|an?|einen?)\\s(?:${name})(?:(?:\\s(?:and|con|y|und))?\\s(?<named>${CENTS})\\s${COIN}|(?:\\scon)?\\s(?<bare>${CENTS})${ENDS})(?![\\p{L}-])`,
      'giu',
    );
  patterns.set(name, made);
  return made;
}

/**
 * Sums with cents in words: "a dollar and seventy-five cents", "un dólar con setenta y cinco", "zwei Euro fünfzig".
 *
 * @param name pattern of the names of currencies.
 * @param language of the text.
 */
export function saidCents(text: string, name: string, language: string): Amount[] {
  return [...matchesIn(text, patternOf(name))].flatMap(({ 0: written, index, groups = {} }) => {
    const { whole = '', named, bare = '' } = groups;
    const count = /^(?:an?|einen?)$/i.test(whole) ? 1 : readNumber(whole, language);
    const cents = readNumber(named ?? bare, language);
    if (count === undefined || cents === undefined || cents > 99) return [];
    // "A dollar five" is said of no price; "one dollar two a piece" counts.
    if (named === undefined && cents < 10) return [];
    const value = (count * 100 + cents) / 100;
    return [{ span: [index, index + written.length] as const, written, value, isInWords: true }];
  });
}
