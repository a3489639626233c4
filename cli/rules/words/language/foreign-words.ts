import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { type Lexicon, lexiconOf } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { partsOf } from '../parts-of.ts';
import { proseOf } from '../prose-of.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isPlainSlip } from '../spelling/plain-slips.ts';
import { SIGN, TELLING_WORDS } from '../telling-words.ts';
import { isBody } from '../text-kinds.ts';
import { isInDialect } from './dialect.ts';
import { languageOf } from './text-language.ts';

/** Directly before a word of a Latin phrase: "ora et labora", "de facto"; in Spanish, which has no such words, "in extremis", "ad astra". */
const LATIN = /(?<!\p{L})(?:et|de)\s$/iu;
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

/** Directly before a word that is quoted from a language, and directly after it what it means. */
const OF_LANGUAGE =
  /(?<!\p{L})the (?:(?:[Oo]ld|[Mm]iddle|[Aa]ncient|[Ss]cottish|[Nn]ative) )?(?:English|Norse|Latin|Greek|Gaelic|Welsh|Irish|Cornish|French|German|Italian|Spanish|Saxon|Anglo-Saxon|Dutch|Arabic|Hebrew|Sanskrit|Pali|Hindi|Japanese|Chinese|Maori|Hawaiian)(?: (?:word|name|term|verb|noun))?,?\s["“‘']?$/u;
const MEANS = /^["”’']?(?:\s?\(|,? meaning|,? which means|,? for ["“‘'])/u;

/** True for a word whose language and meaning are said: "from the Old English botl (building)". */
export function isGlossed(before: string, after: string): boolean {
  return MEANS.test(after) && OF_LANGUAGE.test(before);
}

/** Endings of the second word in the name of a species. */
const OF_SPECIES = /(?:a|um|us|is|ii|ae|ens|ans|oides|color|flora)$/;

/** True for the second word of a species of which no list has the first: "Zizia aurea", and in brackets "(garrya elliptica)". */
export function isOfSpecies(
  word: string,
  before: string,
  after: string,
  lexicon: Lexicon,
): boolean {
  const [genus, bracket] = /(?:(?<![\p{L}-])\p{Lu}|(?<=(\()))\p{Ll}{3,}(?= $)/u.exec(before) ?? [];
  if (genus === undefined || lexicon.has(hashOf(genus.toLowerCase()))) return false;
  return bracket === undefined ? OF_SPECIES.test(word) : after.startsWith(')');
}

/** True for a word between two longer ones with small letters that are in no list: all three are of another language. */
export function isBetweenUnknown(text: string, [at, end]: Span, lexicon: Lexicon): boolean {
  const [before] = /\p{Ll}{4,}(?= $)/u.exec(text.slice(0, at)) ?? [];
  const [after] = /(?<=^ )\p{Ll}{4,}/u.exec(text.slice(end)) ?? [];
  return [before, after].every((word) => word !== undefined && !lexicon.has(hashOf(word)));
}

/** Single words between commas, up to the word that stands last, and from the one that stands first. */
const LISTED_BEFORE = /(?:(?<=(?:^|[.!?,:;–—]\s))\p{L}{3,},\s)+$/u;
const LISTED_AFTER = /^(?:,\s\p{L}{3,}(?![\p{L}\s]))+/u;

/** True for one of several words in a list of which at least three others are rare, and one is in no list of words: "yan, tean, tither, mither". */
export function isListedWithUnknown(text: string, [at, end]: Span, lexicon: Lexicon): boolean {
  const listed = [LISTED_BEFORE.exec(text.slice(0, at)), LISTED_AFTER.exec(text.slice(end))];
  const others = listed.flatMap((found) => found?.[0].match(/\p{L}+/gu) ?? []);
  const isRare = (word: string) => !lexicon.isCommon(word.toLowerCase());
  return others.filter(isRare).length > 2 && others.some((word) => !lexicon.has(hashOf(word)));
}

/** True for words of somebody who speaks a dialect: several of them are in no list, and nobody has mistyped them. */
export function isDialect(text: string, language: string, lexicon: Lexicon): boolean {
  const small = text.match(/(?<![\p{L}'’])\p{Ll}{3,}/gu) ?? [];
  const unknown = small.filter((word) => !lexicon.has(hashOf(word)));
  return unknown.filter((word) => !isPlainSlip(word, language, lexicon)).length > 1;
}

/** Least words of a sentence that show its language. */
const SENTENCE = 8;

/** True for a word of a sentence without a single small word of the language, a long one or one of unknown words, or in a dialect: no list is of either. */
export function isInUnknownTongue(text: string, index: number, language: string): boolean {
  if (isInDialect(text, index, language)) return true;
  const { start, end } = sentenceAt(text, index);
  const words = text.slice(start, end).match(/\p{L}+/gu) ?? [];
  const sign = { en: SIGN.english, es: SIGN.spanish, de: SIGN.german }[language.slice(0, 2)] ?? 0;
  const isSmall = (word: string) => (TELLING_WORDS.get(hashOf(word.toLowerCase())) & sign) !== 0;
  if (words.some(isSmall)) return false;
  return (
    words.length >= SENTENCE || hasNoOtherOf(text.slice(start, end), text.slice(index), language)
  );
}

/** Least words of a short sentence, beside the one that is looked at, which are all of another language. */
const OTHERS = 2;

/** True if no other word of a sentence is of its language, and none is mistyped: "Dobrú chuť, priatelia". */
function hasNoOtherOf(sentence: string, from: string, language: string): boolean {
  const lexicon = lexiconOf(language);
  if (!lexicon) return false;
  const [own = ''] = /^\p{L}+/u.exec(from) ?? [];
  const others = (sentence.match(/\p{L}{2,}/gu) ?? []).filter((word) => word !== own);
  return (
    others.length >= OTHERS &&
    others.every(
      (word) => !lexicon.has(hashOf(word.toLowerCase())) && !isPlainSlip(word, language, lexicon),
    )
  );
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
