import type { LocatedText } from '../../../content/rule.ts';
import { partsOf } from '../parts-of.ts';
import { proseOf } from '../prose-of.ts';
import { type Lexicon, lexiconOf } from '../spelling/lexicon.ts';
import { hashOf } from '../spelling/word-hash.ts';
import { sentenceAt } from '../surroundings.ts';
import { SIGN, TELLING_WORDS } from '../telling-words.ts';
import { isBody } from '../text-kinds.ts';
import { languageOf } from './text-language.ts';

/** Directly before a word of a Latin phrase: "ora et labora"; in Spanish, which has no such words, "in extremis", "ad astra". */
const LATIN = /(?<!\p{L})et\s$/iu;
const LATIN_IN_SPANISH = /(?<!\p{L})(?:in|ad|et|ex)\s$/iu;

/**
 * True for a word of a Latin phrase.
 *
 * @param before the letters before it.
 */
export function isLatin(before: string, language: string): boolean {
  return (language.startsWith('es') ? LATIN_IN_SPANISH : LATIN).test(before);
}

/** True for a word in a part of a body that is in another language, which has a rule of its own. */
export function isForeign(located: LocatedText, index: number, language: string): boolean {
  if (!isBody(located)) return false;
  const part = partsOf(located).findLast(({ start }) => start <= index);
  const spoken = part && languageOf(proseOf(part.text));
  return spoken !== undefined && spoken !== language.slice(0, 2);
}

/** True for words of somebody who speaks a dialect: several of them are in no list. */
export function isDialect(text: string, lexicon: Lexicon): boolean {
  const small = text.match(/(?<![\p{L}'’])\p{Ll}{3,}/gu) ?? [];
  return small.filter((word) => !lexicon.has(hashOf(word))).length > 1;
}

/** Least words of a sentence that show its language. */
const SENTENCE = 8;

/** True for a word of a long sentence without a single small word of the language: it is in one that no list is of. */
export function isInUnknownTongue(text: string, index: number, language: string): boolean {
  const { start, end } = sentenceAt(text, index);
  const words = text.slice(start, end).match(/\p{L}+/gu) ?? [];
  const sign = { en: SIGN.english, es: SIGN.spanish, de: SIGN.german }[language.slice(0, 2)] ?? 0;
  const isSmall = (word: string) => (TELLING_WORDS.get(hashOf(word.toLowerCase())) & sign) !== 0;
  return words.length >= SENTENCE && !words.some(isSmall);
}

/** True for a word of a sentence in another language of the site, most of whose words are in the list of that one. */
export function isInForeignSentence(
  text: string,
  index: number,
  lexicon: Lexicon,
  others: readonly string[],
): boolean {
  const { start, end } = sentenceAt(text, index);
  const words = text.slice(start, end).match(/(?<!\{[^}]*)\p{L}{3,}/gu) ?? [];
  const countIn = (list: Lexicon | undefined) =>
    words.filter((word) => list?.has(hashOf(word.toLowerCase()))).length;
  const known = countIn(lexicon);
  return words.length > 2 && others.some((other) => countIn(lexiconOf(other)) > 2 * known);
}
