import type { Span } from '../../content/span-location.ts';
import { NUMBER_WORDS, readNumber } from './number-words.ts';
import { UNIT } from './unit-words.ts';

const NUMERAL = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')})`;
/** German compounds the words, the others connect them. */
const NUMBER = `${NUMERAL}(?:(?:und)?${NUMERAL})*(?:[\\s-]+(?:(?:and|y|und)\\s+)?${NUMERAL}(?:(?:und)?${NUMERAL})*)*`;

/** A number in words before a unit, or before another such number: `ninety minutes`, `two to four hours`. */
const SPELLED = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?=[\\s-]+(?:(?:to|or|and|bis|oder|und|a|o|y)\\s+${NUMBER}[\\s-]+)?(?:${UNIT})(?!\\p{L}))`,
  'giu',
);

/** "Ten miles" is a figure of speech. */
const SPEECH = 10;
const FAR = /^[\s-]+(?:mi(?!n)|km|meilen|kilom|kilóm)/i;

/** A text with numbers in digits. */
export interface InDigits {
  /** As long as the original: spaces stand in front of the digits. */
  text: string;
  /** Extends a range that begins in a number to the whole of its words. */
  whole(span: Span): Span;
}

/**
 * A text in which the numbers in words before a unit are written in digits.
 *
 * @param language of the text.
 */
export function inDigits(text: string, language: string): InDigits {
  const written: Span[] = [];
  const digits = text.replace(SPELLED, (words: string, at: number) => {
    const value = readNumber(words, language);
    if (value === undefined) return words;
    if (value <= SPEECH && FAR.test(text.slice(at + words.length))) return words;
    written.push([at, at + words.length]);
    return String(value).padStart(words.length);
  });
  return {
    text: digits,
    whole: ([start, end]) => {
      const words = written.find((span) => span[0] <= start && start < span[1]);
      return [words?.[0] ?? start, end];
    },
  };
}
